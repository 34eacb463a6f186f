import { readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

const NEXT = 'next/dist/server/lib/server-ipc/utils.js'
const load = createRequire(import.meta.url)
const { filterInternalHeaders }: { filterInternalHeaders: (headers: Record<string, string>) => void } = load(NEXT)

test('Q2 whatever Next itself takes off a request from outside is taken off', () => {
  // Its list is its own; each name in its file is tried.
  const names = readFileSync(load.resolve(NEXT), 'utf8').match(/(?<=')[a-z]+(?:-[a-z]+)+(?=')/g) ?? []
  const headers = Object.fromEntries(names.map((name) => [name, '1']))
  const kept = { ...headers }
  filterInternalHeaders(kept)
  const internal = names.filter((name) => !(name in kept))
  expect(internal.length).toBeGreaterThan(5)
  const request = new IncomingMessage(new Socket())
  request.headers = { ...Object.fromEntries(internal.map((name) => [name, '1'])), accept: 'text/html' }
  scrub(request)
  expect(request.headers).toEqual({ accept: 'text/html' })
})
