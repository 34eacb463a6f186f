import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const TOKEN = 'a-token-of-some-length'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('C4 an empty environment listens on loopback only, with zero-login for the Studio on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3334,
    host: '127.0.0.1',
    dataFolder: '.data/lake',
    writeToken: undefined,
    readToken: undefined,
    adminToken: undefined,
    historyDays: undefined,
    logsRequests: false,
    studioOrigin: 'http://localhost:3333',
    corsOrigins: [],
    zeroLogin: true,
  })
})

test.each([
  ['0.0.0.0', {}],
  ['192.168.1.4', { LAKE_READ_TOKEN: TOKEN }],
  ['::', {}],
])('C4 it refuses to listen on %s without an explicit write token', (host, more) => {
  expect(problemsOf({ LAKE_HOST: host, ...more })).toEqual([
    `LAKE_HOST is "${host}", which other machines can reach: set LAKE_WRITE_TOKEN as well, or use 127.0.0.1`,
  ])
})

test('C4 where other machines can connect there is no zero-login', () => {
  expect(readConfig({ LAKE_HOST: '0.0.0.0', LAKE_WRITE_TOKEN: TOKEN }).zeroLogin).toBe(false)
  expect(readConfig({ STUDIO_URL: 'https://studio.example.com' }).zeroLogin).toBe(false)
})

test.each(['127.0.0.1', '::1', '[::1]', 'localhost', '127.0.0.2'])('C4 %s is loopback', (host) => {
  expect(readConfig({ LAKE_HOST: host }).zeroLogin).toBe(true)
})

test('C1 each wrong variable gets its own line, all at once', () => {
  expect(
    problemsOf({
      LAKE_PORT: '99999',
      LAKE_HOST: 'http://x',
      LAKE_WRITE_TOKEN: 'short',
      LAKE_READ_TOKEN: 'with a space in the middle',
      STUDIO_URL: 'localhost:3333/desk',
    }),
  ).toEqual([
    'LAKE_PORT is "99999": use a port number',
    'LAKE_WRITE_TOKEN has 5 characters: use at least 16',
    "LAKE_READ_TOKEN holds a space or a character that a header can't carry: use letters and digits",
    'STUDIO_URL is "localhost:3333/desk": use an address without a path, such as http://localhost:3333',
    'LAKE_HOST is "http://x": use an address such as 127.0.0.1',
  ])
})

test('C4 one token can not be both the read and the write token', () => {
  expect(problemsOf({ LAKE_WRITE_TOKEN: TOKEN, LAKE_READ_TOKEN: TOKEN })).toEqual([
    'LAKE_READ_TOKEN equals LAKE_WRITE_TOKEN: use two different tokens',
  ])
})

test('C4 no line ever prints a token', () => {
  expect(problemsOf({ LAKE_WRITE_TOKEN: 'hunter2' }).join()).not.toContain('hunter2')
})
