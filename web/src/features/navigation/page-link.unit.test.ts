import { expect, test } from 'vitest'
import { pageLink } from './page-link.ts'

const origin = 'https://docs.example'
const link = (href: string, extra: { typed?: string; target?: string; download?: boolean } = {}) => ({
  href,
  target: extra.target ?? '',
  hasAttribute: (name: string) => name === 'download' && extra.download === true,
  getAttribute: (name: string) => (name === 'href' ? (extra.typed ?? href) : null),
})

test.each([
  ['another page', 'https://docs.example/docs/b?x=1#y'],
  ['this page', 'https://docs.example/docs/a'],
])('L4 a link to %s of this site is followed by the router', (_what, href) => {
  expect(pageLink(link(href), origin)?.href).toBe(href)
})

test.each([
  ['a place in the page', link('https://docs.example/docs/a#part', { typed: '#part' })],
  ['another host', link('https://blog.example/docs/b')],
  ['a file', link('https://docs.example/docs/b.md')],
  ['an endpoint', link('https://docs.example/dev-portal/internal/config')],
  ['a download', link('https://docs.example/docs/b', { download: true })],
  ['another window', link('https://docs.example/docs/b', { target: '_blank' })],
  ['nothing', link('')],
  ['mail', link('mailto:a@b.example')],
])('L4 a link to %s is not', (_what, element) => {
  expect(pageLink(element, origin)).toBeUndefined()
})
