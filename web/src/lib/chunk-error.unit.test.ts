import { describe, expect, test } from 'vitest'
import { claimReload, clearReload, isChunkLoadError } from './chunk-error.ts'

function memory() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('isChunkLoadError', () => {
  test.each([
    'Failed to load chunk /_next/static/chunks/0f.js from module 12',
    'Loading chunk 12 failed.',
    'Loading CSS chunk app failed',
    'Failed to fetch dynamically imported module: http://localhost/x.js',
    'error loading dynamically imported module: http://localhost/x.js',
    'Importing a module script failed.',
  ])('L2 %j means a script that did not arrive', (message) => {
    expect(isChunkLoadError(new Error(message))).toBe(true)
  })

  test('L2 so does the name that webpack gives', () => {
    expect(isChunkLoadError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  })

  test('L2 other errors do not', () => {
    expect(
      [new TypeError('Failed to fetch'), new Error('boom'), 'ChunkLoadError', undefined].map(isChunkLoadError),
    ).toEqual([false, false, false, false])
  })
})

describe('claimReload', () => {
  test('L2 a page reloads once and not again, however often it fails', () => {
    const kept = memory()
    expect([1, 2, 3].map(() => claimReload('/a', kept))).toEqual([true, false, false])
  })

  test('L2 reaching another page allows it again; the same page does not', () => {
    const kept = memory()
    claimReload('/a', kept)
    clearReload('/a', kept)
    expect(claimReload('/a', kept)).toBe(false)
    clearReload('/b', kept)
    expect(claimReload('/a', kept)).toBe(true)
  })

  test('L2 without a memory nothing reloads, since it could for ever', () => {
    expect(claimReload('/a', blocked)).toBe(false)
    expect(() => clearReload('/a', blocked)).not.toThrow()
  })
})
