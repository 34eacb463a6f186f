import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './lib/paths.ts'

async function start(env: NodeJS.ProcessEnv): Promise<{ code: unknown; stderr: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'scripts/start.ts')], {
    cwd: mkdtempSync(join(tmpdir(), 'start-')),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (data) => (stderr += String(data)))
  const [code] = await once(child, 'close')
  return { code, stderr }
}

test('A5 a busy port ends npm start with one line and exit code 1', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = address && typeof address === 'object' ? String(address.port) : ''

  const { code, stderr } = await start({ LAKE_PORT: port })
  expect(code).toBe(1)
  expect(stderr.trim()).toBe(
    `✗ port ${port} for the content lake is in use: stop what holds it, or set LAKE_PORT to another`,
  )
})

test('A6 hosted Sanity without a token ends npm start with one line', async () => {
  const { code, stderr } = await start({ SANITY_PROJECT_ID: 'abc12345' })
  expect(code).toBe(1)
  expect(stderr.trim()).toBe(
    '✗ SANITY_PROJECT_ID is set, but no token: set SANITY_READ_TOKEN (a viewer token of the project)',
  )
})
