import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openStore } from './open-store.ts'

const script = join(import.meta.dirname, '../testing/write-until-killed.ts')

test.each([1, 40, 150])(
  'C3 L1 L2 after kill -9 at write %i, what was answered is there and every transaction is whole',
  async (count) => {
    const folder = mkdtempSync(join(tmpdir(), 'lake-'))
    const path = join(folder, 'lake.db')
    const child = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    let answered = -1
    for await (const line of createInterface({ input: child.stdout })) {
      answered = Number(line)
      if (answered === count) child.kill('SIGKILL')
    }
    await exited

    const store = openStore({ path, datasets: ['test'] })
    const halves = store.dataset('test')?.raw.all() ?? []
    const numbers = (half: string) =>
      halves.filter(({ _id }) => _id.startsWith(half)).map((document) => document['number'])
    expect(numbers('left')).toEqual(numbers('right'))
    expect(new Set(numbers('left'))).toEqual(new Set(Array.from({ length: halves.length / 2 }, (_, number) => number)))
    expect(halves.length / 2).toBeGreaterThan(answered)
    expect(store.log.sequenceOf('test', `t${answered}`)).toBeDefined()
    store.close()
    rmSync(folder, { recursive: true })
  },
)
