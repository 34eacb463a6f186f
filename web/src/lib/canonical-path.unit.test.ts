import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/x', '/docs/x'],
  ['/docs/x/', '/docs/x'],
  ['/docs/x//', '/docs/x'],
  ['/docs/x/index.html', '/docs/x'],
  ['/docs/x/index.html/', '/docs/x'],
  ['/docs/x/index.html/index.html', '/docs/x'],
  ['/docs//x', '/docs/x'],
  ['/docs/index.html.md', '/docs/index.html.md'],
])('F4 %s has the one form %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})
