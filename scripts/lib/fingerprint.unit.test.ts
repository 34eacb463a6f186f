import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildOnce, fingerprint } from './fingerprint.ts'
import { root } from './paths.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  return {
    folder,
    name: relative(root, folder),
    write: (file: string, text: string) => write(join(folder, file), text),
  }
}

function write(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

describe('the fingerprint of a build', () => {
  test('A3 it changes with the content, the name and the absence of a file, and with the extra inputs', () => {
    const { folder, name, write: put } = newFolder()
    put('src/a.ts', '1')
    const first = fingerprint([name])
    expect(fingerprint([name])).toBe(first)
    expect(fingerprint([name], ['another source'])).not.toBe(first)
    put('src/a.ts', '2')
    const second = fingerprint([name])
    expect(second).not.toBe(first)
    rmSync(join(folder, 'src/a.ts'))
    put('src/b.ts', '2')
    expect(fingerprint([name])).not.toBe(second)
  })

  test('A3 outputs, dependencies and tests do not count', () => {
    const { name, write: put } = newFolder()
    put('src/a.ts', '1')
    const first = fingerprint([name])
    for (const file of ['node_modules/x/i.js', '.next/a', '.next-e2e/a', 'dist/a', 'src/a.unit.test.ts', 'e2e/a.ts'])
      put(file, 'x')
    expect(fingerprint([name])).toBe(first)
    expect(fingerprint([`${name}/src`, `${name}/dist`, `${name}/node_modules`])).toBe(fingerprint([`${name}/src`]))
  })

  test('A3 a build runs once for the same inputs, and again after one that failed', async () => {
    const { folder } = newFolder()
    let builds = 0
    const build = async () => void builds++
    expect(await buildOnce(folder, 'one', build)).toBe(true)
    expect(await buildOnce(folder, 'one', build)).toBe(false)
    expect(await buildOnce(folder, 'two', build)).toBe(true)
    await expect(buildOnce(folder, 'three', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await buildOnce(folder, 'two', build)).toBe(true)
    expect(builds).toBe(3)
  })
})
