import { expect, test } from 'vitest'
import { announcementRows, StoredAnnouncement } from './announcement-row.ts'
import { explanationWords } from './explanation-words.ts'
import { inZone } from './zoned-time.ts'

const at = Date.parse('2026-12-02T09:00:00Z')
const message = [{ _type: 'block', children: [{ _type: 'span', text: 'Maintenance' }] }]
const stored = (fields: object) =>
  StoredAnnouncement.parse({
    key: 'maintenance',
    message,
    tone: 'info',
    startsAt: '2026-12-02T09:00:00Z',
    endsAt: null,
    priority: 0,
    closable: true,
    placement: { scope: 'all' },
    ...fields,
  })
const published = stored({ _id: 'a' })
const draft = stored({ _id: 'drafts.a', startsAt: '2026-12-03T09:00:00Z' })

test('O3 readers see what is published; a draft counts only when it is asked for', () => {
  expect(announcementRows([published, draft], false)).toMatchObject([
    { id: 'a', isDraft: true, schedule: { start: at } },
  ])
  expect(announcementRows([published, draft], true)).toMatchObject([{ schedule: { start: at + 24 * 60 * 60 * 1000 } }])
  expect(announcementRows([draft], false)).toMatchObject([{ title: 'Maintenance', schedule: undefined }])
})

test('O3 a moment is told in the zone of the writer, in winter and in summer, to the second when it has one', () => {
  expect(inZone(at, 'Europe/Paris')).toBe('Wed 2 Dec 2026, 10:00 CET')
  expect(inZone(Date.parse('2026-07-01T08:00:30Z'), 'Europe/Paris')).toBe('Wed 1 Jul 2026, 10:00:30 CEST')
  expect(inZone(at, 'America/New_York')).toBe('Wed 2 Dec 2026, 04:00 GMT-5')
})

test('O3 the reason is told in words, with the name of the one that shows instead', () => {
  const rows = announcementRows([published], false)
  const [row] = rows
  if (!row) throw new Error('one row is expected')
  const words = (explanation: Parameters<typeof explanationWords>[1]) =>
    explanationWords(row, explanation, rows, 'Europe/Paris')
  expect(words({ shows: true })).toBe('Shows.')
  expect(words({ shows: false, reason: 'not-started', at })).toBe(
    'Does not show yet: it starts Wed 2 Dec 2026, 10:00 CET.',
  )
  expect(words({ shows: false, reason: 'elsewhere', product: 'accounts', version: 'v2' })).toBe(
    'Does not show here: it shows on pages of accounts v2 only.',
  )
  expect(words({ shows: false, reason: 'outranked', by: 'maintenance', because: 'priority' })).toBe(
    'Does not show: one shows at a time, and “Maintenance” has a higher priority.',
  )
  expect(words(undefined)).toBe('Does not show: it has no key, by which readers could close it.')
})
