import { expect, test } from 'vitest'
import { loadedBy, overBudget, stylesIn, weigh } from './weight.ts'

const HTML = `<html><head>
<link rel="stylesheet" href="/a.css?x=1&amp;y=2" data-precedence="next"/><link rel="preload" href="/sans.woff2" as="font"/>
<style data-sheets="">a{}</style><link rel="stylesheet" href="/inlined.css" data-precedence="next" disabled=""/>
<link rel="preload" as="script" fetchPriority="low" href="/one.js"/><link rel="icon" href="/icon.svg"/>
<script src="/one.js" async=""></script><script src="/old.js" noModule=""></script><script>inline()</script>
</head></html>`

test('P2 what a page loads is read from its HTML: each file once, without what only an old browser runs', () => {
  expect(loadedBy(HTML)).toEqual([
    { kind: 'CSS', path: '/a.css?x=1&y=2' },
    { kind: 'fonts', path: '/sans.woff2' },
    { kind: 'JavaScript', path: '/one.js' },
  ])
})

test('P2 a style sheet that stands in the page weighs as one, and its link, which is switched off, as nothing', () => {
  expect(stylesIn(HTML)).toEqual({ css: 'a{}', rest: HTML.replace('<style data-sheets="">a{}</style>', '') })
})

test('P2 a page over budget names what grew, the largest file first; the floor does not count', () => {
  const parts = [
    weigh('/small.js', 'JavaScript', Buffer.from('1')),
    weigh('/large.js', 'JavaScript', Buffer.from('a long enough text not to shrink: 0123456789')),
    weigh('/framework.js', 'JavaScript', Buffer.alloc(1000), true),
    weigh('/sans.woff2', 'fonts', Buffer.alloc(500)),
  ]
  const room = { html: 0, css: 0, fonts: 500, all: 5000 }
  expect(overBudget(parts, { ...room, script: 1000 })).toEqual([])
  const [line, ...more] = overBudget(parts, { ...room, script: 10 })
  expect(line).toMatch(
    /^JavaScript over the floor, gzip: \d+ bytes, \d+ over the budget of 10:\n {2}\d+ \/large\.js\n {2}\d+ \/small\.js$/,
  )
  expect(more).toEqual([])
  expect(overBudget(parts, { ...room, script: 1000, fonts: 499 })).toEqual([
    'fonts: 500 bytes, 1 over the budget of 499:\n  500 /sans.woff2',
  ])
})
