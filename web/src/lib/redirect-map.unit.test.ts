import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectMap, type RedirectRule } from './redirect-map.ts'

const rule = (from: string, to: string, permanent = true): RedirectRule => ({ from, to, permanent })
const none = () => false

test('N4 a chain of redirects is one hop, temporary when one of them is', () => {
  const map = redirectMap([rule('/a', '/b'), rule('/b', '/c/', false), rule('/c', '/docs/x/index.html#part')], none)
  expect(map.get('/a')).toEqual({ to: '/docs/x#part', permanent: false })
  expect(map.get('/c')).toEqual({ to: '/docs/x#part', permanent: true })
})

test('N4 redirects in a circle lead nowhere', () => {
  expect([...redirectMap([rule('/a', '/b'), rule('/b', '/a'), rule('/c', '/c'), rule('/d', '/a')], none)]).toEqual([])
})

test('N4 a live page ends a chain and is never led away from', () => {
  const map = redirectMap([rule('/a', '/b'), rule('/b', '/c')], (path) => path === '/b')
  expect([...map]).toEqual([['/a', { to: '/b', permanent: true }]])
})

test('N4 both slash forms of an old address match, and so does index.html', () => {
  for (const from of ['/old', '/old/', '/old//', '/old/index.html', ' /old '])
    expect(redirectMap([rule(from, '/new')], none).get('/old')).toEqual({ to: '/new', permanent: true })
})

test('Q2 a redirect to an odd scheme is none', () => {
  for (const to of ['//evil.test', '/\\evil.test', 'javascript:alert(1)', 'data:text/html,x', 'new', ''])
    expect(redirectMap([rule('/old', to)], none).size).toBe(0)
  expect(redirectMap([rule('/old', 'https://blog.example/x')], none).size).toBe(1)
})

test('N4 whatever writers put in, no target is itself an address that is redirected', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/a/', '/b/index.html')
  const rules = fc.array(fc.record({ from: path, to: path, permanent: fc.boolean() }), { maxLength: 12 })
  fc.assert(
    fc.property(rules, fc.constantFrom('/a', '/e', '/none'), (made, live) => {
      const map = redirectMap(made, (one) => one === live)
      for (const { to } of map.values()) expect(map.has(to)).toBe(false)
    }),
  )
})
