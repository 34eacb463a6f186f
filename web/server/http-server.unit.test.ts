import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

/** What the server says to a client that sends this and then nothing, until the connection is closed. */
async function said(text: string): Promise<string> {
  const server = createHttpServer((request, response) => request.resume().on('end', () => response.end('whole')), {
    headers: 60,
    request: 120,
    check: 20,
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const part of socket) answer += part
  return answer
}

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHost: portal\r\nX-Slow: '],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: portal\r\nContent-Length: 100\r\n\r\nhalf'],
])('Q3 %s holds a connection no longer than its time', async (_, text) => {
  expect(await said(text)).toMatch(/^HTTP\/1\.1 408 /)
})
