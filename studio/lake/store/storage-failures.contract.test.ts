import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { collect } from '../testing/collect.ts'
import { startReceiver } from '../testing/hook-receiver.ts'
import { clientOf, launchLake, type LakeProcess } from '../testing/lake-process.ts'
import { startTestLake } from '../testing/start-test-lake.ts'

let folder = ''
const database = () => join(folder, 'lake.db')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-storage-'))
})
afterEach(() => {
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true, force: true })
})

/** A folder that held a lake with a few hundred documents, stopped in peace. */
async function fill(): Promise<void> {
  const lake = await startTestLake({ dataFolder: folder })
  const transaction = lake.client().transaction()
  for (let number = 0; number < 300; number++)
    transaction.create({ _id: `p${number}`, _type: 'page', text: 'x'.repeat(500) })
  await transaction.commit()
  await lake.stop()
}

async function refusal(lake: LakeProcess = launchLake(folder)) {
  const { code, said } = await lake.end()
  expect(code).toBe(1)
  expect(said).toHaveLength(1)
  return said[0]
}

test.each([
  ['overwritten in the middle', (bytes: Buffer) => bytes.fill(0xab, bytes.length / 2, bytes.length / 2 + 20_000)],
  ['overwritten at its beginning', (bytes: Buffer) => bytes.fill(0, 0, 4096)],
  ['cut off in the middle', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 8192) * 4096)],
])('C3 Q4 a database that was %s is told in one line, and left as it was', async (_how, damage) => {
  await fill()
  const damaged = damage(readFileSync(database()))
  writeFileSync(database(), damaged)
  expect(await refusal()).toMatch(/lake\.db is damaged and was left as it is .*: restore a backup, or move the folder/)
  expect(readFileSync(database()).equals(damaged)).toBe(true)
})

test('C3 Q4 an empty database file in a folder that held a lake is not taken for a new lake', async () => {
  await fill()
  truncateSync(database(), 0)
  expect(await refusal()).toMatch(/lake\.db is missing or empty, though this folder held a lake: restore a backup/)
  rmSync(database())
  expect(await refusal()).toMatch(/is missing or empty/)
  expect(existsSync(database())).toBe(false)
})

test('C3 Q4 a database of a later format is refused', async () => {
  await fill()
  const later = new DatabaseSync(database())
  later.exec('PRAGMA user_version = 99')
  later.close()
  expect(await refusal()).toContain('it was written by a later version of the lake (format 99)')
})

test('C3 Q4 a folder that cannot be written is told in one line', async () => {
  await fill()
  // Read-only for whoever has no special rights; a test that runs as root gives them up.
  chmodSync(folder, 0o555)
  chmodSync(database(), 0o444)
  const nobody = process.getuid?.() === 0 ? 65_534 : undefined
  expect(await refusal(launchLake(folder, { uid: nobody }))).toMatch(/can't be written \(EACCES: permission denied/)
})

test('C3 Q4 on a full disk a write is answered 503 and leaves nothing; with room again nothing is lost', async () => {
  const lake = launchLake(folder, { mostKilobytes: 400 })
  onTestFinished(lake.kill)
  const full = clientOf(await lake.ready())
  const answered: string[] = []
  let refused: unknown
  for (let number = 0; refused === undefined && number < 200; number++) {
    const pair = [`a${number}`, `b${number}`]
    const transaction = full.transaction()
    for (const _id of pair) transaction.create({ _id, _type: 'page', text: 'x'.repeat(5_000) })
    try {
      await transaction.commit()
      answered.push(...pair)
    } catch (error) {
      refused = error
    }
  }
  expect(answered.length).toBeGreaterThan(4)
  expect(refused).toMatchObject({ statusCode: 503, message: expect.stringContaining('disk of the lake') })
  await expectPages(full, answered)
  await lake.kill()

  const roomy = launchLake(folder)
  onTestFinished(roomy.kill)
  const client = clientOf(await roomy.ready())
  await expectPages(client, answered)
  await client.create({ _id: 'after', _type: 'page' })
  await expectPages(client, [...answered, 'after'])
})

test('C3 Q4 with the clock set back a day, commits keep their order, listeners and webhooks miss nothing', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.stop)
  let now = Date.UTC(2026, 10, 28, 12)
  const lake = await startTestLake({ dataFolder: folder, clock: () => new Date(now) })
  onTestFinished(lake.stop)
  const client = lake.client({ perspective: 'raw' })
  const hook = { name: 'h', dataset: 'production', url: receiver.url, projection: '{n}' }
  await client.request({ method: 'POST', url: '/hooks/projects/embedded', body: hook })
  const events = collect<unknown>((next) =>
    client.listen('*[_type == "page"]').subscribe(({ result }) => next(result?.['n'])),
  )
  onTestFinished(events.stop)

  await client.create({ _id: 'p', _type: 'page', n: 1 })
  now -= 24 * 60 * 60 * 1000
  await client.patch('p').set({ n: 2 }).commit()
  now += 1000
  const last = await client.patch('p').set({ n: 3 }).commit()

  expect(await events.take(3)).toEqual([1, 2, 3])
  await receiver.arrival(3)
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  const at = async (moment: string) =>
    (await client.request({ url: `/data/history/production/documents/p?${moment}` })).documents[0]
  expect(await at(`revision=${last._rev}`)).toMatchObject({ n: 3 })
  expect(await at(`time=${new Date(now).toISOString()}`)).toMatchObject({ n: 3 })
  expect(await at(`time=${new Date(now - 1000).toISOString()}`)).toMatchObject({ n: 2 })
})

async function expectPages(client: SanityClient, ids: readonly string[]): Promise<void> {
  expect(await client.fetch('*[_type == "page"]._id')).toEqual(ids.toSorted())
}
