import { expect, test } from 'vitest'
import { lookOf } from './look.ts'
import { judge } from './warm.ts'

const page = (at: number) => `<html lang="en" data-rendered-at="${at}"><body>1</body></html>`

test.each([
  { name: 'a page rendered after the change', answer: [200, 'HIT', page(11)], verdict: 'fresh' },
  { name: 'a page rendered at the very moment', answer: [200, 'HIT', page(10)], verdict: 'overtaken' },
  { name: 'a page that is being rendered', answer: [200, 'STALE', page(9)], verdict: 'pending' },
  { name: 'an earlier rendering that was stored late', answer: [200, 'HIT', page(9)], verdict: 'overtaken' },
  { name: 'an answer that no page gives', answer: [200, null, '{}'], verdict: 'fresh' },
  { name: 'a page that is gone', answer: [404, 'HIT', page(1)], verdict: 'fresh' },
  { name: 'a new page that was not there and is being rendered', answer: [404, 'STALE', '<html>'], verdict: 'pending' },
  { name: 'a new page whose absence was stored late', answer: [404, 'HIT', '<html>'], verdict: 'overtaken' },
  { name: 'a page that moved', answer: [308, null, ''], verdict: 'fresh' },
  { name: 'a page that fails', answer: [500, null, ''], verdict: 'pending' },
] as const)('M2 $name is $verdict', ({ answer: [status, cached, body], verdict }) => {
  expect(judge(status, cached, body, 10)).toBe(verdict)
})

const look = (body: string, status = 200, location?: string) => lookOf(status, location, body)

const dated = (at: number, text: string) =>
  `<html data-rendered-at="${at}"><p>${text}</p><script>["rendered",${at}]</script>`

test('M4 two renderings look the same unless a reader could tell them apart', () => {
  expect(look(dated(1764300000000, 'a'))).toBe(look(dated(1764300009999, 'a')))
  expect(look(dated(1764300000000, 'a'))).not.toBe(look(dated(1764300000000, 'b')))
  expect(look('', 404)).not.toBe(look('', 200))
  expect(look('', 308, '/a')).not.toBe(look('', 308, '/b'))
})
