import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'

const markup = (href: string) => renderToStaticMarkup(<SiteLink href={href}>Text</SiteLink>)

test.each([
  'JaVaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '',
])('Q2 an entry of the menu or an announcement that names %j is text without a link', (href) => {
  expect(markup(href)).toBe('<a>Text</a>')
})

test.each([
  ['/docs/x/index.html?a=1#y', '/docs/x?a=1#y'],
  ['https://www.example/x/', 'https://www.example/x/'],
  ['mailto:help@support.example', 'mailto:help@support.example'],
  ['#y', '#y'],
])('F4 an entry that names %j leads to %j', (href, expected) => {
  expect(markup(href)).toBe(`<a href="${expected}">Text</a>`)
})
