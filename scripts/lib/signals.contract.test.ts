import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const modules = import.meta.dirname

// A process that runs a step which never ends, as a build may at the moment of Ctrl-C.
const PROGRAM = `
  import { run } from ${JSON.stringify(join(modules, 'children.ts'))}
  const step = "console.log(process.pid); setInterval(() => {}, 1000)"
  await run('The step', ['-e', step], { cwd: '.', env: process.env })
`

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('A5 %s during a step ends the step too, with exit code %i', async (signal, expected) => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const step = Number(String(line))
  expect(isAlive(step)).toBe(true)
  parent.kill(signal)
  const [code] = await once(parent, 'close')
  expect(code).toBe(expected)
  await expect.poll(() => isAlive(step)).toBe(false)
})
