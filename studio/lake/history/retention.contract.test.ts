import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDataFolder } from '../store/data-folder.ts'
import { openEventSource } from '../testing/event-source.ts'
import { READ_TOKEN, startTestLake } from '../testing/start-test-lake.ts'
import { keepHistoryFor } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 10, 1)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-retention-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Ten days of changes, one a day: of `p` on all of them, of `still` on the first alone. Returns p's revisions. */
async function tenDays(dataFolder: string): Promise<string[]> {
  let now = START
  const lake = await startTestLake({ dataFolder, clock: () => new Date(now) })
  const client = lake.client()
  const revisions: string[] = []
  await client.create({ _id: 'still', _type: 'page' })
  for (let day = 0; day < 10; day++) {
    now = START + day * DAY
    const { _rev } = await client.createOrReplace({ _id: 'p', _type: 'page', day, text: 'x'.repeat(50_000) + day })
    revisions.push(_rev)
  }
  await lake.stop()
  return revisions
}

const report = (error: unknown) => expect.unreachable(String(error))
const at = (dataFolder: string, days: number, now: number) => {
  const store = openDataFolder(dataFolder, ['production'])
  const { pruned, stop } = keepHistoryFor({ store, datasets: ['production'], days, clock: () => new Date(now), report })
  return pruned.finally(() => {
    stop()
    store.close()
  })
}

const documentsSchema = z.object({ documents: z.array(z.looseObject({ day: z.number().optional() })) })
const then = async (client: SanityClient, id: string, moment: string) =>
  documentsSchema.parse(await client.request({ url: `/data/history/production/documents/${id}?${moment}` })).documents

test('Q4 L25 DIFF-22 history older than the setting is forgotten, the documents and what is younger are not', async () => {
  const dataFolder = newFolder()
  const revisions = await tenDays(dataFolder)
  expect(await at(dataFolder, 3, START + 9.5 * DAY)).toBe(8)
  const lake = await startTestLake({ dataFolder })
  onTestFinished(lake.stop)
  const client = lake.client()
  expect(await client.fetch('*[_type == "page"] | order(_id) {_id, day}')).toEqual([
    { _id: 'p', day: 9 },
    { _id: 'still', day: null },
  ])
  const days = await Promise.all(revisions.map((revision) => then(client, 'p', `revision=${revision}`)))
  expect(days.map(([found]) => found?.day)).toEqual([...Array<undefined>(7).fill(undefined), 7, 8, 9])
  // What has not changed since is still what it was.
  expect(await then(client, 'still', `time=${new Date(START + 5 * DAY).toISOString()}`)).toMatchObject([
    { _id: 'still' },
  ])
  expect(await then(client, 'still', 'lastRevision=true')).toMatchObject([{ _id: 'still' }])
})

test('Q4 L8 a listener whose last event was forgotten starts again, one whose last event is kept goes on', async () => {
  const dataFolder = newFolder()
  const revisions = await tenDays(dataFolder)
  await at(dataFolder, 3, START + 9.5 * DAY)
  const lake = await startTestLake({ dataFolder })
  onTestFinished(lake.stop)
  const url = `${lake.url}/v1/data/listen/production?query=*&enableResume=true`
  const headers = { authorization: `Bearer ${READ_TOKEN}` }
  const greetings = [revisions[2], revisions[7]].map(async (revision) => {
    const source = await openEventSource(url, { ...headers, 'last-event-id': `${revision}#p` })
    const events = await source.take(revision === revisions[2] ? 1 : 3)
    source.close()
    return events.map(({ event }) => event)
  })
  expect(await Promise.all(greetings)).toEqual([['reset'], ['welcomeback', 'mutation', 'mutation']])
})

test('Q4 the newest transaction stays, and a start gives the disk back what was forgotten', async () => {
  const dataFolder = newFolder()
  await tenDays(dataFolder)
  const size = () => statSync(join(dataFolder, 'lake.db')).size
  const before = size()
  expect(await at(dataFolder, 1, START + 365 * DAY)).toBe(10)
  expect(await at(dataFolder, 1, START + 365 * DAY)).toBe(0)
  expect(size()).toBeLessThan(before / 2)
})

test('Q4 with the clock set back, what is forgotten is still the oldest', async () => {
  const dataFolder = newFolder()
  let now = START
  const lake = await startTestLake({ dataFolder, clock: () => new Date(now) })
  for (const day of [5, 1, 6]) {
    now = START + day * DAY
    await lake.client().createOrReplace({ _id: 'p', _type: 'page', day })
  }
  await lake.stop()
  expect(await at(dataFolder, 1, START + 4 * DAY)).toBe(0)
  expect(await at(dataFolder, 1, START + 6.5 * DAY)).toBe(2)
})
