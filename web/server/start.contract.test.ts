import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['a secret that is too short', { WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET: use at least 16 characters'],
  ['a server that there is none of', { PORTAL_SERVER: 'apache' }, 'PORTAL_SERVER'],
])('A5 %s ends the portal at its start with a line that names it', async (_, env, said) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { NODE_ENV: 'production', PATH: process.env['PATH'], LAKE_URL: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (data) => (stderr += String(data)))
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(stderr).toContain(said)
  expect(stderr).not.toMatch(/^\s+at /m)
})
