import { createServer, type Server } from 'node:http'
import { createClient } from '@sanity/client'
import { afterEach, expect, test } from 'vitest'
import { given } from './given.ts'

let server: Server | undefined
afterEach(() => server?.close())

async function ask(body: string): Promise<unknown> {
  const started = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(body)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const apiHost = `http://127.0.0.1:${port}`
  const client = createClient({
    projectId: 'x',
    dataset: 'y',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '1',
  })
  return given(await client.fetch('*[0]'))
}

test.each(['<html>{"result": not what was asked', '', '{}', '"text"', '[]'])(
  'M3 a source that answers 200 and %j has said nothing, and not that there is no page',
  async (body) => {
    await expect(ask(body)).rejects.toThrow(/without a result|reading 'result'/)
  },
)

test('M3 a source that answers null has said that there is nothing', async () => {
  expect(await ask('{"result":null}')).toBeNull()
})
