import { expect, test } from 'vitest'
import { fontsAhead } from './fonts-ahead.ts'

const FONT = '<link rel="preload" href="/_next/static/media/sans.woff2" as="font" crossorigin="" type="font/woff2"/>'
const MONO = '<link rel="preload" href="/_next/static/media/mono.woff2" as="font" crossorigin="" type="font/woff2"/>'
const IMAGE = '<link rel="preload" href="/logo.png" as="image"/>'

/** What a page asks for ahead, as a browser with this line sees it; without a line, one that does not tell. */
function asked(html: string, line?: { rtt: number; saveData?: boolean }): string[] {
  const [, code] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const links: string[] = []
  const scope = {
    navigator: line ? { connection: Object.assign(new EventTarget(), line) } : {},
    document: { createElement: () => ({}), head: { append: ({ href }: { href: string }) => links.push(href) } },
  }
  new Function(...Object.keys(scope), code ?? '')(...Object.values(scope))
  return links
}

const page = `<html><head>${FONT}${IMAGE}${MONO}</head><body><p>Text</p></body></html>`
const both = ['/_next/static/media/sans.woff2', '/_next/static/media/mono.woff2']

test.each([
  ['a fast line', { rtt: 50 }, both],
  ['a browser that does not tell', undefined, both],
  ['a slow line', { rtt: 150 }, []],
  ['a reader who saves data', { rtt: 50, saveData: true }, []],
])('P2 on %s a page asks ahead for the fonts that are worth it', (_, line, fonts) => {
  const html = fontsAhead(page)
  expect(asked(html, line)).toEqual(fonts)
  expect(html).not.toContain(FONT)
  expect(html).not.toContain(MONO)
  expect(html).toContain(`</script>${IMAGE}</head><body><p>Text</p></body></html>`)
})

test.each([
  ['what is no page', `text ${FONT}`],
  ['a page without fonts', `<html><head>${IMAGE}</head><body></body></html>`],
  ['a text about fonts', `<html><head></head><body>${FONT}</body></html>`],
])('P2 %s stays as it is', (_, html) => {
  expect(fontsAhead(html)).toBe(html)
})
