import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientOptions, resolveContentSource } from '@portal/content-source'
import { startLake, type StartedLake } from '@portal/lake'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUpLake, lakeUrlOf, restoreLake } from './backups.ts'
import { readCommand } from './command.ts'

const TOKEN = 'write-token-of-the-backup-tests'
const output = { web: '.next-of-no-portal', studio: '' }

let dataFolder: string
let lake: StartedLake | undefined
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(async () => {
  await lake?.close()
  lake = undefined
  rmSync(dataFolder, { recursive: true, force: true })
})

async function start() {
  lake = await startLake({
    port: 0,
    host: '127.0.0.1',
    dataFolder: join(dataFolder, 'lake'),
    writeToken: TOKEN,
    readToken: undefined,
    adminToken: undefined,
    historyDays: undefined,
    logsRequests: false,
    studioOrigin: 'http://localhost:3333',
    corsOrigins: [],
    zeroLogin: false,
  })
  const url = `http://127.0.0.1:${lake.port}`
  return { url, client: createClient({ ...clientOptions(resolveContentSource({ LAKE_URL: url })), token: TOKEN }) }
}
async function stop() {
  await lake?.close()
  lake = undefined
}

test('C6 Q4 a backup that was made while the lake runs is restored: documents, assets, history; what came after is moved aside', async () => {
  const before = await start()
  const { url } = await before.client.assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' })
  await before.client.create({ _id: 'p', _type: 'page', title: 'Kept' })
  const backup = await backUpLake(before.url, TOKEN)
  await before.client.patch('p').set({ title: 'Spoilt' }).commit()
  await before.client.create({ _id: 'q', _type: 'page' })

  expect(() => restoreLake(backup, { dataFolder, output })).toThrow('a lake runs on')
  expect(await before.client.fetch('*[_id == "p"][0].title')).toBe('Spoilt')
  await stop()
  const replaced = restoreLake(backup, { dataFolder, output })
  expect(existsSync(join(String(replaced), 'lake.db'))).toBe(true)
  expect(existsSync(backup)).toBe(true)

  const after = await start()
  expect(await after.client.fetch('*[_type == "page"]{_id, title}')).toEqual([{ _id: 'p', title: 'Kept' }])
  expect(await (await fetch(after.url + new URL(url).pathname)).text()).toBe('a file')
  const log = await fetch(`${after.url}/v1/data/history/production/transactions/p`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  expect((await log.text()).trim().split('\n')).toHaveLength(1)
})

test('C3 Q4 a lake whose database was lost is brought back by its backup', async () => {
  const { url, client } = await start()
  await client.create({ _id: 'p', _type: 'page' })
  const backup = await backUpLake(url, TOKEN)
  await stop()
  truncateSync(join(dataFolder, 'lake/lake.db'), 0)
  await expect(start()).rejects.toThrow('restore a backup')
  restoreLake(backup, { dataFolder, output })
  expect(await (await start()).client.getDocument('p')).toMatchObject({ _id: 'p' })
})

test('C6 what is no backup replaces nothing, and is told in one line', async () => {
  const { client } = await start()
  await client.create({ _id: 'p', _type: 'page' })
  await stop()
  const empty = join(dataFolder, 'empty')
  mkdirSync(empty)
  expect(() => restoreLake(empty, { dataFolder, output })).toThrow(`${empty} is no backup: it holds no lake.db`)
  expect(() => restoreLake(join(dataFolder, 'lake'), { dataFolder, output })).toThrow("is the lake's own folder")
  expect(await (await start()).client.getDocument('p')).toMatchObject({ _id: 'p' })
  const hosted = resolveContentSource({ SANITY_PROJECT_ID: 'abc12345' })
  expect(() => lakeUrlOf({ source: hosted })).toThrow('a hosted project is backed up by Sanity')
  expect(readCommand(['backup'])).toEqual({ verb: 'backup' })
  expect(readCommand(['restore', 'x'])).toEqual({ verb: 'restore', file: 'x' })
  expect(() => readCommand(['restore'])).toThrow('write npm run content -- ')
})
