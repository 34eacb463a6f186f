import { expect, test } from 'vitest'
import { prefetchTarget } from './prefetch-target.ts'

const here = { origin: 'https://docs.example', pathname: '/docs/a' }
const link = (href: string, extra: { target?: string; download?: boolean } = {}) => ({
  href,
  target: extra.target ?? '',
  hasAttribute: (name: string) => name === 'download' && extra.download === true,
})

test('L4 a link to another page of this site is worth prefetching', () => {
  expect(prefetchTarget(link('https://docs.example/docs/b?x=1#y'), here)).toBe('/docs/b')
})

test.each([
  ['this page', link('https://docs.example/docs/a#part')],
  ['another host', link('https://blog.example/docs/b')],
  ['a file', link('https://docs.example/docs/b.md')],
  ['an endpoint', link('https://docs.example/dev-portal/internal/config')],
  ['a download', link('https://docs.example/docs/b', { download: true })],
  ['another window', link('https://docs.example/docs/b', { target: '_blank' })],
  ['nothing', link('')],
  ['mail', link('mailto:a@b.example')],
])('L4 a link to %s is not', (_what, element) => {
  expect(prefetchTarget(element, here)).toBeUndefined()
})
