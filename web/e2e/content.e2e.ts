import { expect, test } from './fixtures.ts'
import { lake, stack } from './stack.ts'

type Stored = { path: string; version: string | null; successor: string | null; diagrams: number }

// Pages that other tests make for themselves have no entry in the menu.
const PAGES = `*[_type == "page" && path in *[_type == "menuEntry"].to] | order(path){
  path,
  version,
  "successor": successor->path,
  "diagrams": count(body[_type == "diagram"])
}`

test('F1 every documentation page answers with a title; every V2 page leads to its V3 counterpart', async () => {
  test.slow()
  const pages = await lake.fetch<Stored[]>(PAGES)
  expect(pages).toHaveLength(113)
  let drawn = 0
  for (const { path, version, successor, diagrams } of pages) {
    const response = await fetch(`${stack.webUrl}${path}`, { headers: { 'accept-encoding': 'identity' } })
    const html = await response.text()
    expect(response.status, path).toBe(200)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main, path).toMatch(/<h1>[^<]+<\/h1>/)
    if (version === 'v2') {
      expect(successor, path).not.toBeNull()
      expect(main, path).toContain('This describes API V2, which is deprecated')
      expect(main, path).toContain(`href="${successor}"`)
    }
    const described = main.match(/<svg[^>]*role="img"[^>]*><title[^>]*>[^<]+<\/title><desc[^>]*>[^<]+<\/desc>/g) ?? []
    expect(described.length, `${path} draws its diagrams, each with its words`).toBeGreaterThanOrEqual(diagrams)
    drawn += described.length
  }
  expect(drawn).toBeGreaterThanOrEqual(25)
})

test('F6 a page with a link to a page that is gone is published, and the link is text', async ({ content }) => {
  const link = { _type: 'pageLink', _key: 'l', page: { _type: 'reference', _ref: 'page_docs_gone', _weak: true } }
  const span = { _type: 'span', _key: 's', text: 'A link to nowhere', marks: ['l'] }
  const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [link], children: [span] }
  const path = '/docs/accounts/v3/e2e-broken-link'
  await content.put({
    _id: 'page_e2e_broken_link',
    _type: 'page',
    title: 'Broken',
    path,
    product: 'accounts',
    version: 'v3',
    body: [block],
  })
  await expect
    .poll(async () => (await fetch(`${stack.webUrl}${path}`)).text(), { timeout: 30_000 })
    .toContain('<p>A link to nowhere</p>')
})

const mainOf = async (path: string) => {
  const html = await (await fetch(`${stack.webUrl}${path}`)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

test('F2 a page tells where it stands, how old it is, what comes before and after it, and where it is edited', async () => {
  const main = await mainOf('/docs/accounts/v3/widgets-usage-description')
  const words = main
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(words).toMatch(/^ Accounts API V3 Using a widget /)
  expect(main).toMatch(/Last updated <time dateTime="\d{4}-\d\d-\d\d">\d{1,2} [A-Z][a-z]+ \d{4}<\/time>/i)
  expect(main).toContain(`href="${stack.studioUrl}/intent/edit/`)
  const neighbours = main.slice(main.indexOf('aria-label="Previous and next page"'))
  expect(neighbours).toMatch(/href="\/docs\/accounts\/v3\/widgets-widgets-overview"/)
  expect(neighbours).toMatch(/href="\/docs\/accounts\/v3\/widgets-handling-redirections"/)
})

test('H1 the home page says what the APIs do and leads into each, without scripts', async () => {
  const main = await mainOf('/')
  for (const name of ['Accounts', 'Payments', 'Insights']) expect(main).toMatch(new RegExp(`<h3>.*${name}`))
  for (const way of [
    '/docs/accounts/v3/overview',
    '/accounts/v3/quickstart-demo',
    '/accounts/v3/reference-accounts-api',
    '/docs/payments/direct-payment-api-quickstart',
    '/payments/quickstart-demo',
    '/payments/reference-direct-payment-api',
    '/insights/reference-insights-api',
  ])
    expect(main).toContain(`href="${way}"`)
})
