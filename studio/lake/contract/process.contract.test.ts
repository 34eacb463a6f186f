import { connect } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOf, launchLake, PROCESS_TOKEN, type LakeProcess } from '../testing/lake-process.ts'

const running: LakeProcess[] = []
let dataFolder = ''

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'lake-process-'))
})
afterEach(async () => {
  for (const lake of running.splice(0)) await lake.kill()
  rmSync(dataFolder, { recursive: true, force: true })
})

function launch(env: Record<string, string> = {}) {
  const lake = launchLake(dataFolder, { env })
  running.push(lake)
  return lake
}

test('C1 the process says when it is ready, and answers', async () => {
  const port = await launch().ready()
  const health = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
})

test('Q4 the metrics count what is there, for whoever holds a token', async () => {
  const port = await launch().ready()
  await clientOf(port).create({ _id: 'p', _type: 'page' })
  const url = `http://127.0.0.1:${port}/metrics`
  expect((await fetch(url)).status).toBe(401)
  const response = await fetch(url, { headers: { authorization: `Bearer ${PROCESS_TOKEN}` } })
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const text = await response.text()
  expect(text).toContain('\nlake_documents 1\n')
  expect(text).toMatch(/^(# (HELP|TYPE) \w+ .+\n){2}\w+ [\d.]+\n/)
})

test('A5 a port that is in use is one line and exit code 1', async () => {
  const port = await launch().ready()
  const second = launch({ LAKE_PORT: String(port), LAKE_DATA: `${dataFolder}-other` })
  expect(await second.end()).toEqual({
    code: 1,
    said: [`port ${port} is in use: stop what holds it, or set LAKE_PORT to another`],
  })
  rmSync(`${dataFolder}-other`, { recursive: true, force: true })
})

test('C3 a data folder that another lake uses is one line and exit code 1', async () => {
  await launch().ready()
  expect(await launch().end()).toEqual({
    code: 1,
    said: [`${dataFolder} is in use by another lake: stop it, or set LAKE_DATA`],
  })
})

test('C4 it does not listen beyond loopback without an explicit token, and says every wrong value at once', async () => {
  expect(await launch({ LAKE_HOST: '0.0.0.0', LAKE_WRITE_TOKEN: '', LAKE_PORT: 'http' }).end()).toEqual({
    code: 1,
    said: [
      'LAKE_PORT is "http": use a port number',
      'LAKE_HOST is "0.0.0.0", which other machines can reach: set LAKE_WRITE_TOKEN as well, or use 127.0.0.1',
    ],
  })
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'C3 %s ends it within 5 s, also while a stream, an upload and a query are under way, and nothing is lost',
  async (signal) => {
    const lake = launch()
    const port = await lake.ready()
    await clientOf(port).create({ _id: 'kept', _type: 'page' })
    const stream = await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/live/events/production`)
    const reader = stream.body?.getReader()
    await reader?.read()
    // An upload that never ends, and a query that would take minutes.
    const upload = connect(port, '127.0.0.1').on('error', () => {})
    upload.write(`POST /v1/assets/files/production HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`)
    upload.write(`Authorization: Bearer ${PROCESS_TOKEN}\r\nContent-Length: 1000\r\n\r\nhalf`)
    const query = clientOf(port).fetch(`count(*[title match "*a*b*c*d"] | order(title))`)
    const answered = query.catch(() => {})

    const asked = performance.now()
    const ended = lake.end()
    lake.child.kill(signal)
    expect(await ended).toEqual({ code: 0, said: [] })
    // By its own clock within 5 s; a busy machine takes a while to tell.
    expect(performance.now() - asked).toBeLessThan(10_000)
    await reader?.cancel().catch(() => {})
    await answered
    upload.destroy()

    const again = await launch().ready()
    expect(await clientOf(again).getDocument('kept')).toMatchObject({ _id: 'kept' })
  },
)

test('C3 a write that was answered is there after kill -9, with the asset that it names', async () => {
  const lake = launch()
  const client = clientOf(await lake.ready())
  const { url, _id } = await client.assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' })
  const ended = lake.end()
  lake.child.kill('SIGKILL')
  expect((await ended).code).toBe('SIGKILL')

  const port = await launch().ready()
  expect(await clientOf(port).getDocument(_id)).toMatchObject({ originalFilename: 'a.txt' })
  const file = await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`)
  expect(await file.text()).toBe('a file')
})
