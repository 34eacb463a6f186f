import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test('M5 paths of this site are kept', () => {
  for (const path of ['/', '/docs/a', '/docs/a?b=c#d', '/docs/%C3%A9']) expect(localPath(path)).toBe(path)
})

test('M5 what leads elsewhere is no path of this site', () => {
  const elsewhere = [
    '//evil.test',
    '/\\evil.test',
    '\\evil.test',
    'https:evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/.//evil.test',
    '/x/..//evil.test',
    '/\t/evil.test',
    '\n//evil.test',
    ' //evil.test',
    'docs',
    '',
    null,
    undefined,
  ]
  expect(elsewhere.filter((given) => localPath(given) !== undefined)).toEqual([])
})
