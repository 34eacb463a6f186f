import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GOES_ON = 7
const guard = `import { keepOnWithoutLog } from ${JSON.stringify(join(import.meta.dirname, 'keep-on-without-log.ts'))}; keepOnWithoutLog()`
const writes = `process.stdout.write('a line'); process.stderr.write('a line'); setTimeout(() => process.exit(${GOES_ON}))`

/** How a process ends that logs to files which can't grow. */
function endOf(code: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'portal-log-'))
  const log = openSync(join(folder, 'log'), 'w')
  try {
    const node = [process.execPath, '--input-type=module', '--eval', code]
    return spawnSync('prlimit', ['--fsize=0', '--', ...node], { stdio: ['ignore', log, log] }).status
  } finally {
    closeSync(log)
    rmSync(folder, { recursive: true })
  }
}

test('Q1 a log that can not be written takes nothing with it', () => {
  expect(endOf(writes)).toBe(1)
  expect(endOf(`${guard}; ${writes}`)).toBe(GOES_ON)
})
