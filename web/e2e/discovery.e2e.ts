import { expect, test } from './fixtures.ts'
import { lake, stack } from './stack.ts'
import { textBlock } from './text-block.ts'

const GUIDE = '/docs/accounts/v3/users'
const REFERENCE = '/accounts/v3/reference-accounts-api'
const OPERATION = `${REFERENCE}/users/create-user`
const STANDALONE = [
  '/',
  '/accounts/v3/quickstart-demo',
  '/payments/quickstart-demo',
  '/payments/direct-payment-providers',
  '/reference',
]

const get = async (path: string) => {
  const response = await fetch(stack.webUrl + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const leads = async (path: string) => {
  const { status, headers } = await get(path)
  const location = headers.get('location')
  const to = location === null ? undefined : new URL(location, stack.webUrl)
  return { status, to: to && to.pathname + to.search + to.hash }
}
const located = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
const rule = (key: string, from: string, to: string) => ({
  _id: `redirect_e2e_${key}`,
  _type: 'redirect',
  from,
  to,
  permanent: true,
})
const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1]

test('N3 the sitemap lists every page once, at its one address, and nothing else', async ({ content }) => {
  const draft = { _type: 'page', title: 'A draft', product: 'accounts', version: 'v3' }
  await lake.createOrReplace({ ...draft, _id: 'drafts.page_e2e_sitemap', path: '/docs/accounts/v3/e2e-draft' })
  await content.put({
    _id: 'redirect_e2e_sitemap',
    _type: 'redirect',
    from: '/docs/e2e-old',
    to: GUIDE,
    permanent: true,
  })
  const { paths, references } = JSON.parse((await get('/api/paths')).text)
  await lake.delete('drafts.page_e2e_sitemap')
  const { headers, text } = await get('/sitemap.xml')
  expect(headers.get('content-type')).toContain('xml')
  const listed = located(text).map((address) => new URL(address).pathname)
  // One API has two addresses, of which one is told.
  const told = references.filter((path: string) => !path.startsWith('/reference-insights-api'))
  expect(told.length).toBeLessThan(references.length)
  expect(listed.toSorted()).toEqual([...STANDALONE, ...paths, ...told].toSorted())
  expect(listed).not.toContain('/docs/accounts/v3/e2e-draft')
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${new URL('/sitemap.xml', located(text)[0]).href}`)
})

test('N3 a page names its one address, its picture and its breadcrumbs; the search asks not to be indexed', async () => {
  for (const path of [...STANDALONE, GUIDE, REFERENCE, OPERATION]) {
    const { text } = await get(`${path}?utm_source=x`)
    const canonical = new URL(attribute(text, /<link rel="canonical" href="([^"]+)"/) ?? 'none:')
    expect(canonical.pathname + canonical.search, path).toBe(path)
    expect(attribute(text, /<meta property="og:image" content="([^"]+)"/), path).toMatch(/\/og\/.+\.png$/)
    expect(attribute(text, /<meta name="description" content="([^"]+)"/), path).toBeTruthy()
    expect(text, path).not.toMatch(/<meta name="robots" content="noindex/)
  }
  const crumbs = attribute((await get(GUIDE)).text, /<script type="application\/ld\+json">([^<]+)<\/script>/) ?? ''
  expect(JSON.parse(crumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2, name: 'Users' }],
  })
  expect((await get('/search?q=users')).text).toContain('<meta name="robots" content="noindex')
})

test('N3 announcements and disturbances are feeds, which a publication is in at once', async ({ content }) => {
  await content.put({
    _id: 'announcement-e2e-feed',
    _type: 'announcement',
    key: 'e2e-feed',
    tone: 'info',
    message: [textBlock('Maintenance <b>& more</b> on Sunday.')],
    placement: { scope: 'all' },
  })
  await expect
    .poll(async () => (await get('/announcements.xml')).text)
    .toContain('<title>Maintenance &lt;b&gt;&amp; more&lt;/b&gt; on Sunday.</title>')
  for (const feed of ['/announcements.xml', '/disturbances.xml']) {
    const { headers, text } = await get(feed)
    expect(headers.get('content-type')).toContain('application/rss+xml')
    expect(text.match(/<item>/g)?.length, feed).toBe(text.match(/<guid [^>]+>[^<]+<\/guid>/g)?.length)
  }
})

test('N2 every page is Markdown at its address with .md, and two lists for machines name them all', async () => {
  const pages = await lake.fetch<{ path: string; title: string }[]>(
    '*[_type == "page" && path in *[_type == "menuEntry"].to]{path, title}',
  )
  const list = (await get('/llms.txt')).text
  const whole = (await get('/llms-full.txt')).text
  expect(pages.filter(({ path }) => !list.includes(`${path}.md)`))).toEqual([])
  expect(
    pages.filter(
      ({ path, title }) => !whole.includes(`# ${title}\n`) || !whole.includes(`Source: ${stack.webUrl}${path} `),
    ),
  ).toEqual([])
  for (const path of [GUIDE, REFERENCE, OPERATION, '/reference', '/payments/direct-payment-providers']) {
    const { status, headers, text } = await get(`${path}.md`)
    expect([status, headers.get('content-type')], path).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(text, path).toMatch(/^# \S/)
    expect(text, path).not.toMatch(/<(div|span|p|svg)\b/)
  }
  expect((await get('/docs/accounts/v3/no-such-page.md')).status).toBe(404)
})

test('N4 a redirect is followed from its publication on: in one hop, in no circle, and never away from a page', async ({
  content,
}) => {
  await expect.poll(() => leads('/docs/e2e-first')).toMatchObject({ status: 404 })
  await content.put(
    rule('first', '/docs/e2e-first', '/docs/e2e-second'),
    rule('second', '/docs/e2e-second', `${GUIDE}#create`),
    rule('circle', '/docs/e2e-round', '/docs/e2e-about'),
    rule('back', '/docs/e2e-about', '/docs/e2e-round'),
    rule('live', '/docs/accounts/v3/overview', GUIDE),
  )
  await expect.poll(() => leads('/docs/e2e-first?a=1')).toEqual({ status: 308, to: `${GUIDE}?a=1#create` })
  expect(await leads('/docs/e2e-second/')).toMatchObject({ status: 308 })
  expect(await leads('/docs/e2e-round')).toEqual({ status: 404, to: undefined })
  expect(await leads('/docs/accounts/v3/overview')).toEqual({ status: 200, to: undefined })
  await content.remove('redirect_e2e_first')
  await expect.poll(() => leads('/docs/e2e-first')).toEqual({ status: 404, to: undefined })
})
