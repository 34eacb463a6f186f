import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startReceiver } from '../testing/hook-receiver.ts'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

const SECRET = 'a secret of the portal'
let dataFolder = ''
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'lake-hooks-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

const register = (lake: StartedTestLake, url: string) =>
  lake.client().request({
    method: 'POST',
    url: '/hooks/projects/embedded',
    body: {
      type: 'document',
      name: 'portal',
      url,
      dataset: 'production',
      rule: {
        on: ['create', 'update', 'delete'],
        filter: '!(_type match "sanity.*")',
        projection:
          '{"_id": coalesce(after()._id, before()._id), "operation": delta::operation(), "path": after().path}',
      },
      secret: SECRET,
    },
  })

test('C1 publishing, changing and deleting a document reaches the hook in order; editing its draft does not', async () => {
  const receiver = await startReceiver()
  const lake = await startTestLake({ dataFolder })
  const client = lake.client()
  await client.create({ _id: 'page_before', _type: 'page', path: '/before' })
  await register(lake, receiver.url)

  await client.create({ _id: 'drafts.page_a', _type: 'page', path: '/a' })
  await client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.page_a', publishedId: 'page_a' })
  await client.patch('page_a').set({ path: '/b' }).commit()
  await client.delete('page_a')
  await receiver.arrival(3)
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    { _id: 'page_a', operation: 'create', path: '/a' },
    { _id: 'page_a', operation: 'update', path: '/b' },
    { _id: 'page_a', operation: 'delete', path: null },
  ])
  for (const { body, headers } of receiver.received)
    expect(await isValidSignature(body, String(headers[SIGNATURE_HEADER_NAME]), SECRET)).toBe(true)
  await lake.stop()
  await receiver.stop()
})

test('C3 a change whose receiver was down reaches it after a restart of the lake', async () => {
  const down = await startReceiver()
  await down.stop()
  const first = await startTestLake({ dataFolder })
  const hook = await register(first, down.url)
  await first.client().create({ _id: 'page_a', _type: 'page', path: '/a' })
  const attempts = () => first.client().request({ url: `/hooks/projects/embedded/${hook.id}/attempts` })
  await expect.poll(attempts).toMatchObject([{ state: 'pending', documentId: 'page_a' }])
  await first.stop()

  const up = await startReceiver()
  const second = await startTestLake({ dataFolder })
  await register(second, up.url)
  await up.arrival(1)
  expect(JSON.parse(up.received[0]?.body ?? '')).toMatchObject({ _id: 'page_a', operation: 'create' })
  await second.stop()
  await up.stop()
})
