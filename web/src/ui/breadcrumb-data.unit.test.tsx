import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreadcrumbData } from './breadcrumb-data.tsx'

const render = (...labels: readonly string[]) =>
  renderToStaticMarkup(
    <BreadcrumbData
      crumbs={labels.map((label) => ({ label, to: '/docs' }))}
      origin="https://portal.example"
      path="/docs/a"
    />,
  )
const SCRIPT = /^<script type="application\/ld\+json">([\s\S]*)<\/script>$/

test.each([
  '</script><img src=x onerror=alert(1)>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>',
  '\u2028"\\',
  '&lt;/script&gt;',
])('Q3 N3 the title %j stays within the data of breadcrumbs, word for word', (title) => {
  const html = render(title, title)
  const [, json = ''] = SCRIPT.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Documentation', item: 'https://portal.example/' },
      { '@type': 'ListItem', position: 2, name: title, item: 'https://portal.example/docs' },
      { '@type': 'ListItem', position: 3, name: title, item: 'https://portal.example/docs/a' },
    ],
  })
})
