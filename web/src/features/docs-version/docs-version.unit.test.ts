import { expect, test } from 'vitest'
import { versionAt } from './docs-version.ts'

const next = { name: 'next', label: 'Next', version: '2.1.7', path: '/docs', main: '/docs/main' }
const old = { name: 'old', label: 'Old', version: '1.9.0', path: '/docs/1.9', main: '/docs/1.9/main' }
const twin = { ...next, name: 'twin' }

test.each([
  ['the one whose documents stand at the path', [next, old], '/docs/1.9/users', 'next', 'old'],
  ['the closest, not a longer word', [next, old], '/docs/1.95', 'old', 'next'],
  ['away from the documents the one chosen', [next, old], '/', 'old', 'old'],
  ['the first when nothing was chosen', [next, old], '/', '', 'next'],
  ['the first when what was chosen is gone', [next, old], '/', 'gone', 'next'],
  ['of two at one path the one chosen', [next, twin], '/docs/users', 'twin', 'twin'],
  ['the only one', [next], '/docs/1.9/users', 'old', 'next'],
] as const)('F7 the version read is %s', (_name, [first, ...others], path, chosen, name) => {
  expect(versionAt([first, ...others], path, chosen).name).toBe(name)
})
