import { afterEach, describe, expect, test, vi } from 'vitest'
import { claimReload, isChunkLoadError } from './chunk-error.ts'
import { clearReload } from './clear-reload.ts'

afterEach(() => vi.unstubAllGlobals())

function remember() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('isChunkLoadError', () => {
  test('L2 the name that the bundler gives means a script that did not arrive', () => {
    expect(isChunkLoadError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  })

  test('L2 other errors do not', () => {
    expect([new TypeError('Failed to fetch'), new Error('ChunkLoadError')].map(isChunkLoadError)).toEqual([
      false,
      false,
    ])
  })
})

describe('claimReload', () => {
  test('L2 a page reloads once and not again, however often it fails', () => {
    remember()
    expect([1, 2, 3].map(() => claimReload('/a'))).toEqual([true, false, false])
  })

  test('L2 reaching another page allows it again; the same page does not', () => {
    remember()
    claimReload('/a')
    clearReload('/a')
    expect(claimReload('/a')).toBe(false)
    clearReload('/b')
    expect(claimReload('/a')).toBe(true)
  })

  test('L2 without a memory nothing reloads, since it could for ever', () => {
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    expect(claimReload('/a')).toBe(false)
    expect(() => clearReload('/a')).not.toThrow()
  })
})
