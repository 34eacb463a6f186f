import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  'JaVaScript:alert(1)',
  'java\tscript:alert(1)',
  ' \u0000javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  'https:evil',
  '',
  'docs/x',
])('Q3 %j is no link', (typed) => {
  expect(safeHref(typed)).toBeUndefined()
})

test.each(['https://a.example/x', 'http://a.example', 'mailto:a@b.example', 'tel:+331', '/docs/x#y', '#y', '?a=b'])(
  'Q3 %j is a link',
  (typed) => {
    expect(safeHref(typed)).toBe(typed)
  },
)
