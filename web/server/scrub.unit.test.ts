import { createRequire } from 'node:module'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

const { filterInternalHeaders }: { filterInternalHeaders: (headers: Record<string, string>) => void } = createRequire(
  import.meta.url,
)('next/dist/server/lib/server-ipc/utils.js')

test('Q2 whatever Next itself takes off a request from outside is taken off', () => {
  const source = String(createRequire(import.meta.url).resolve('next/dist/server/lib/server-ipc/utils.js'))
  const names =
    process
      .getBuiltinModule('fs')
      .readFileSync(source, 'utf8')
      .match(/'[a-z]+(?:-[a-z]+)+'/g) ?? []
  const all = Object.fromEntries(names.map((name) => [name.slice(1, -1), '1']))
  const kept = { ...all }
  filterInternalHeaders(kept)
  const internal = Object.keys(all).filter((name) => !(name in kept))
  expect(internal.length).toBeGreaterThan(5)
  const request = new IncomingMessage(new Socket())
  request.headers = { ...Object.fromEntries(internal.map((name) => [name, '1'])), accept: 'text/html' }
  scrub(request)
  expect(request.headers).toEqual({ accept: 'text/html' })
})
