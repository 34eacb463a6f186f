import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { READ_TOKEN, startTestLake, WRITE_TOKEN } from '../testing/start-test-lake.ts'
import { backUp } from './backup.ts'

const answerSchema = z.object({ folder: z.string() })

test('Q4 L1 a backup under writes is one state of the lake, with its assets, and a lake starts on it', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'lake-backup-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const lake = await startTestLake({ dataFolder })
  const client = lake.client()
  const { url } = await client.assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' })
  const pair = (number: number) =>
    client
      .transaction()
      .createOrReplace({ _id: 'left', _type: 'half', number })
      .createOrReplace({ _id: 'right', _type: 'half', number })
  await pair(0).commit()

  const ask = (token: string) =>
    fetch(`${lake.url}/backups`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  expect((await ask(READ_TOKEN)).status).toBe(403)
  const asked = ask(WRITE_TOKEN)
  for (let number = 1; number <= 20; number++) await pair(number).commit()
  const { folder } = answerSchema.parse(await (await asked).json())
  await lake.stop()

  const restored = await startTestLake({ dataFolder: folder })
  const halves = await restored.client().fetch<number[]>('*[_type == "half"].number')
  expect(halves).toHaveLength(2)
  expect(halves[0]).toBe(halves[1])
  const file = await fetch(restored.url + new URL(url).pathname)
  expect(await file.text()).toBe('a file')
  await restored.stop()
})

test('Q4 no backup fails because of what is written meanwhile', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'lake-backup-'))
  const database = new DatabaseSync(join(dataFolder, 'busy.db'))
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE note (text TEXT)')
  const insert = database.prepare('INSERT INTO note VALUES (?)')
  let writing = true
  onTestFinished(() => {
    writing = false
    database.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  const write = () => {
    if (!writing) return
    database.exec('BEGIN')
    for (let row = 0; row < 200; row += 1) insert.run('x'.repeat(200))
    database.exec('DELETE FROM note; COMMIT')
    setImmediate(write)
  }
  write()
  for (let minute = 0; minute < 60; minute += 1)
    await expect(backUp(database, dataFolder, new Date(2026, 0, 1, 0, minute))).resolves.toContain('backups')
})
