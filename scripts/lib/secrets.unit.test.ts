import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), 'data')

describe('the secrets of the local set-up', () => {
  test('A1 the first start makes four different ones, readable by the owner alone', () => {
    const folder = newFolder()
    const secrets = loadSecrets(folder)
    expect(Object.keys(secrets)).toEqual(['lakeWriteToken', 'lakeReadToken', 'webhookSecret', 'previewSecret'])
    expect(new Set(Object.values(secrets)).size).toBe(4)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('A3 the next start reads the same', () => {
    const folder = newFolder()
    expect(loadSecrets(folder)).toEqual(loadSecrets(folder))
  })

  test('A1 a file that others could read is closed again', () => {
    const folder = newFolder()
    loadSecrets(folder)
    chmodSync(join(folder, 'secrets.json'), 0o644)
    loadSecrets(folder)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test.each(['', '{', '{"lakeWriteToken":"short"}'])(
    'A5 a damaged file (%j) is refused and left as it is',
    (content) => {
      const folder = newFolder()
      loadSecrets(folder)
      const file = join(folder, 'secrets.json')
      writeFileSync(file, content)
      expect(() => loadSecrets(folder)).toThrow('remove it')
      expect(readFileSync(file, 'utf8')).toBe(content)
    },
  )
})
