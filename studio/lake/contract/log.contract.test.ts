import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { startTestLake, WRITE_TOKEN } from '../testing/start-test-lake.ts'

const clock = () => new Date(0)

test('Q4 C4 L26 each request is one line of JSON: the endpoint, the status, the time and the role, no content and no token', async () => {
  const lines: string[] = []
  const lake = await startTestLake({ onRequest: createLog((line) => lines.push(line), clock).request })
  onTestFinished(lake.stop)
  const client = lake.client()
  await client.create({ _id: 'private-id', _type: 'page', title: 'private-words' })
  await client.fetch('*[title == $title]', { title: 'private-words' }, { tag: 'private-tag' })
  await client.getDocument('private-id')
  await client.assets.upload('file', Buffer.from('private-words'), { filename: 'private-name.txt' })
  await expect(client.fetch('*[private-words')).rejects.toMatchObject({ statusCode: 400 })
  await fetch(`${lake.url}/private-path?token=${WRITE_TOKEN}`)
  await fetch(`${lake.url}/v1/users/me`, { headers: { authorization: 'Bearer private-token', cookie: 'a=private' } })

  const ms = expect.any(Number)
  const entry = (method: string, route: string, status: number, who: string) => ({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    event: 'request',
    method,
    route,
    status,
    who,
    ms,
  })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    entry('POST', '/data/mutate/:dataset', 200, 'write'),
    entry('GET', '/data/query/:dataset', 200, 'write'),
    entry('GET', '/data/doc/:dataset/:ids', 200, 'write'),
    entry('POST', '/assets/files/:dataset', 200, 'write'),
    entry('GET', '/data/query/:dataset', 400, 'write'),
    entry('GET', 'none', 404, 'refused'),
    entry('GET', '/users/me', 401, 'refused'),
  ])
  expect(lines.join('\n')).not.toMatch(/private|token/)
})

test('Q4 a failure is one line: what failed and where, but not its message, which may quote what was sent', () => {
  const lines: string[] = []
  const { failure } = createLog((line) => lines.push(line), clock)
  failure(new TypeError('"private-words" is not a function'))
  failure(Object.assign(new Error('database or disk is full'), { errcode: 13 }))
  failure('private-words')
  const [thrown, disk, bare] = lines.map((line) => JSON.parse(line))
  expect(thrown).toMatchObject({ level: 'error', event: 'failure', name: 'TypeError' })
  expect(thrown.at[0]).toMatch(/^at .*log\.contract\.test\.ts/)
  expect(disk).toMatchObject({ name: 'Error', errcode: 13, message: 'database or disk is full' })
  expect(bare).toMatchObject({ name: 'string' })
  expect(lines.join('\n')).not.toContain('private')
})
