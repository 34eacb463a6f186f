import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { attack } from '../testing/attack/arena.ts'
import { bundleLake } from '../testing/bundle-lake.ts'
import { launchLake } from '../testing/lake-process.ts'
import { createRandom, seedOf } from '../testing/random.ts'

const KILLS = Number(process.env['CRASH_KILLS'] ?? 200)
/** Each has a data folder of its own; two use both cores of a small machine. */
const ARENAS = ['a', 'b']

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test(
  'C3 Q4 L1 L2 L7 L8 L20 killed 200 times under concurrent writers, the lake loses nothing, halves nothing and repeats nothing',
  { timeout: 1_200_000 },
  async () => {
    const main = await bundleLake(newFolder())
    const env = { NODE_COMPILE_CACHE: newFolder() }
    const launchOn = (folder: string) => () => launchLake(folder, { main, env })
    // Only a lake that ends by itself keeps what it compiled.
    const warm = launchOn(newFolder())()
    await warm.ready()
    warm.child.kill('SIGTERM')
    await warm.end()

    const seed = seedOf('CRASH_SEED')
    const started = performance.now()
    const tallies = await Promise.all(
      ARENAS.map((name, index) =>
        attack(name, launchOn(newFolder()), KILLS / ARENAS.length, createRandom(seed + index)),
      ),
    )
    console.table(tallies)
    console.log(`${KILLS} kills in ${Math.round((performance.now() - started) / 1000)} s`)
    expect(tallies.reduce((sum, { kills }) => sum + kills, 0)).toBe(KILLS)
    // An attack that never got through to the lake would find nothing.
    expect(tallies.every(({ committed, kills }) => committed > kills)).toBe(true)
  },
)
