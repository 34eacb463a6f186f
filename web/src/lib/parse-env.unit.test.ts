import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'

test('A5 an empty environment gives the embedded lake and the default port', () => {
  const env = parseEnv({})
  expect(env.source.kind).toBe('embedded')
  expect(env.webPort).toBe(3000)
  expect(env.webhookSecret).toBeUndefined()
})

test('A5 WEB_PORT wins over the PORT that next start sets', () => {
  expect(parseEnv({ PORT: '4501', WEB_PORT: '4500' }).webPort).toBe(4500)
  expect(parseEnv({ PORT: '4501' }).webPort).toBe(4501)
})

test('A5 an empty variable counts as absent', () => {
  expect(parseEnv({ WEBHOOK_SECRET: '', STUDIO_URL: '' })).toMatchObject({
    webhookSecret: undefined,
    studioUrl: undefined,
  })
})

test('A5 every wrong variable is named, and no secret is printed', () => {
  const wrong = { WEB_PORT: '99999', STUDIO_URL: 'localhost:3333', WEBHOOK_SECRET: 'short' }
  expect(() => parseEnv(wrong)).toThrow(
    'WEBHOOK_SECRET: use at least 16 characters\nWEB_PORT: use a port number\nSTUDIO_URL: use an address such as http://localhost:3333',
  )
})

test('R1 a Redis is named by its address, with or without TLS', () => {
  expect(parseEnv({ REDIS_URL: 'rediss://user:word@cache:6380/1' }).redisUrl).toBe('rediss://user:word@cache:6380/1')
  expect(() => parseEnv({ REDIS_URL: 'cache:6379' })).toThrow(
    'REDIS_URL: use an address such as redis://localhost:6379',
  )
})
