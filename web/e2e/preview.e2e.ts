import { PREVIEW_LINK_ID_PREFIX } from '@portal/content-source'
import { expect, test } from './fixtures.ts'
import { previewAddress } from './preview-secret.ts'
import { lake, stack } from './stack.ts'
import { testPage, textBlock } from './text-block.ts'

const PATH = '/docs/accounts/v3/only-a-draft'
const WORDS = 'Quokkas are drafted here'
// As a writer leaves blocks that are not filled in yet.
const unfinished = [
  'apiOperation',
  'callout',
  'cards',
  'codeBlock',
  'codeGroup',
  'collapsible',
  'conditional',
  'diagram',
  'figure',
  'liveTable',
  'snippetReference',
  'steps',
  'table',
].map((_type) => ({ _type, _key: _type }))

const DRAFT = {
  // As it was pasted, with a character that nobody sees.
  ...testPage(PATH, { title: `${WORDS}\u200B`, body: [textBlock(`${WORDS}, in the body.`), ...unfinished] }),
  _id: 'drafts.page_docs_accounts_v3_only-a-draft',
}
const OTHER = { id: 'page_docs_accounts_v3_users', path: '/docs/accounts/v3/users' }
const OTHER_WORDS = 'Wombats wait to be published'

/** A browser's cookies, without the browser. */
function visitor() {
  const cookies = new Map<string, string>()
  return async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, ...(cookie ? { cookie } : {}) }
    const response = await fetch(new URL(path, stack.webUrl), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
}

async function editor() {
  const visit = visitor()
  expect((await visit(await previewAddress('/'))).status).toBe(307)
  return visit
}

/** Makes a preview link as the Studio does; answers its key. */
async function makeLink(document: string, lifetime = 3_600_000): Promise<string> {
  const key = crypto.randomUUID().replaceAll('-', '')
  const expiresAt = new Date(Date.now() + lifetime).toISOString()
  await lake.create({ _id: PREVIEW_LINK_ID_PREFIX + key, _type: 'previewLink', document, expiresAt })
  return key
}

const sign = (key: string, origin = stack.studioUrl) =>
  fetch(`${stack.webUrl}/api/preview/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ key }),
  })

async function addressOf(key: string): Promise<string> {
  const answer: unknown = await (await sign(key)).json()
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : undefined
  if (typeof url !== 'string') throw new Error(`no address for ${key}`)
  return url
}

// What a preview hides in texts is no part of them.
const plain = (html: string) => html.replace(/[\u200B-\u200D\uFEFF]/g, '')

const article = (html: string) =>
  // The colours of code depend on how long a busy machine takes to find them.
  plain(/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '').replace(/ data-sanity="[^"]*"|<\/?span\b[^>]*>/g, '')
const menu = (html: string) => plain(/<nav id="side-menu"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '')

test.beforeEach(async () => {
  await lake.createOrReplace(DRAFT)
  await lake.createOrReplace({
    ...testPage(OTHER.path, { title: OTHER_WORDS, body: [textBlock(OTHER_WORDS)] }),
    _id: `drafts.${OTHER.id}`,
  })
  await lake.createOrReplace({
    _id: 'drafts.announcement-only-a-draft',
    _type: 'announcement',
    key: 'only-a-draft',
    tone: 'info',
    priority: 5000,
    placement: { scope: 'all' },
    message: [textBlock(`${WORDS}, announced.`)],
  })
})

test.afterEach(async () => {
  await lake.mutate([
    { delete: { id: DRAFT._id } },
    { delete: { id: `drafts.${OTHER.id}` } },
    { delete: { id: 'drafts.announcement-only-a-draft' } },
    { delete: { query: '*[_type in ["previewLink", "sanity.previewUrlSecret"]]' } },
  ])
})

test('M5 a draft shows in a preview and to no reader, whoever comes first', async () => {
  const reader = visitor()
  const writer = await editor()
  for (const path of [PATH, OTHER.path])
    for (const visit of [reader, writer, reader, writer]) {
      const { status, headers, body } = await visit(path)
      const words = path === PATH ? WORDS : OTHER_WORDS
      if (visit === reader) {
        expect(status).toBe(path === PATH ? 404 : 200)
        expect(body).not.toContain(words)
        expect(body).not.toContain(`${WORDS}, announced.`)
        expect(headers.get('x-robots-tag')).toBeNull()
      } else {
        expect(status).toBe(200)
        expect(plain(body)).toContain(`${words}</h1>`)
        expect(plain(body)).toContain(`${WORDS}, announced.`)
        expect(headers.get('cache-control')).toMatch(/private.*no-store/)
        expect(headers.get('x-robots-tag')).toBe('noindex')
      }
    }
})

test('M5 what is no page holds nothing of a draft, whoever asks', async () => {
  const writer = await editor()
  // Whatever of it a reader can ask for is there: a place that has moved proves nothing.
  const places = [
    '/sitemap.xml',
    '/llms.txt',
    '/llms-full.txt',
    '/announcements.xml',
    '/disturbances.xml',
    '/api/paths',
    '/api/search?q=quokkas',
    `${PATH}.md`,
  ]
  for (const path of [...places, `${OTHER.path}.md`, `/search?q=${encodeURIComponent('quokkas')}`])
    for (const visit of [writer, visitor()]) {
      const { status, body, headers } = await visit(path)
      expect(status, path).toBe(path === `${PATH}.md` ? 404 : 200)
      // The page that says that there is none is a page, and the writer sees its announcements as drafts.
      if (visit === writer && headers.get('content-type')?.startsWith('text/html')) continue
      expect(plain(body), path).not.toMatch(/quokkas are|wombats|only-a-draft</i)
    }
  expect((await writer('/api/paths')).body).not.toContain(PATH)
  const asked = await fetch(
    `${stack.lakeUrl}/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent('*[_type in ["previewLink", "sanity.previewUrlSecret"] || _id in path("drafts.**")]')}`,
  )
  expect(await asked.json()).toMatchObject({ result: [] })
})

test('M5 hidden marks change nothing but what a click does', async () => {
  const writer = await editor()
  const reader = visitor()
  const paths = await lake.fetch<string[]>('*[_type == "page" && path != $other][0...400].path', { other: OTHER.path })
  // Every twelfth: each takes a rendering.
  for (const path of paths.filter((_, index) => index % 12 === 0)) {
    const [draft, published] = [await writer(path), await reader(path)]
    expect(draft.body, path).toContain('data-sanity="id=page_')
    expect(draft.body, path).toMatch(/[\u200B-\u200D\uFEFF]{20}/)
    expect(article(draft.body), path).toBe(article(published.body))
    expect(menu(draft.body), path).toBe(menu(published.body))
  }
})

test('M5 a secret that is wrong, old or missing opens no preview, and neither does a cookie alone', async () => {
  const visit = visitor()
  expect((await visit('/api/draft-mode/enable')).status).toBe(401)
  expect((await visit('/api/draft-mode/enable?sanity-preview-secret=guessed')).status).toBe(401)
  const good = await previewAddress(PATH)
  await lake.delete({ query: '*[_type == "sanity.previewUrlSecret"]' })
  expect((await visit(good)).status).toBe(401)
  expect((await visit(PATH)).status).toBe(404)

  const writer = await editor()
  const { headers } = await writer(await previewAddress(PATH))
  const next = headers.getSetCookie().find((line) => line.startsWith('__prerender_bypass'))
  const alone = await fetch(`${stack.webUrl}${OTHER.path}`, { headers: { cookie: next?.split(';')[0] ?? '' } })
  const html = await alone.text()
  expect(plain(html)).not.toContain(OTHER_WORDS)
  expect(html).toContain('data-preview="ended"')

  await writer(`/api/draft-mode/disable?redirect=${OTHER.path}`)
  expect((await writer(OTHER.path)).body).not.toContain(OTHER_WORDS)
})

test('M5 no preview leads to another site', async () => {
  const elsewhere = ['//evil.test', '/\\evil.test', 'https:evil.test', 'javascript:alert(1)', '/.//evil.test']
  for (const target of elsewhere) {
    const left = await visitor()(`/api/draft-mode/disable?redirect=${encodeURIComponent(target)}`)
    expect(left.status, target).toBe(400)
    const entered = await visitor()(await previewAddress(target))
    expect(entered.status, target).toBe(400)
    expect(entered.headers.getSetCookie()).toEqual([])
  }
  expect((await visitor()('/api/draft-mode/disable?redirect=/docs%3Fa%3D1')).headers.get('location')).toBe('/docs?a=1')
})

test('O1 a shared link shows the draft of one page, until it is revoked', async () => {
  const key = await makeLink(DRAFT._id.slice('drafts.'.length))
  const url = await addressOf(key)
  expect(url.startsWith(`${stack.webUrl}/api/preview/open?link=`)).toBe(true)
  const guest = visitor()
  const opened = await guest(url)
  expect([opened.status, opened.headers.get('location')]).toEqual([307, PATH])
  const shown = await guest(PATH)
  expect(shown.body).toContain(`${WORDS}</h1>`)
  expect(shown.body).toContain('data-preview="link"')
  expect(shown.body).toContain('Leave the preview')
  expect(shown.body).not.toContain('data-sanity')
  expect(shown.body).not.toContain('announced.')
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const other = await guest(OTHER.path)
  expect(other.status).toBe(200)
  expect(other.body).not.toContain(OTHER_WORDS)

  await lake.delete(PREVIEW_LINK_ID_PREFIX + key)
  expect((await guest(PATH)).body).not.toContain(WORDS)
  expect((await visitor()(url)).status).toBe(410)
})

test('O1 a link that expired, was changed, or that nobody made opens nothing', async () => {
  const key = await makeLink(OTHER.id)
  const url = await addressOf(key)
  await lake
    .patch(PREVIEW_LINK_ID_PREFIX + key)
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .commit()
  expect((await visitor()(url)).status).toBe(410)
  expect((await visitor()(url.replace('link=', 'link=x'))).status).toBe(401)
  expect((await visitor()('/api/preview/open')).status).toBe(401)
  expect((await sign(key)).status).toBe(404)
  expect((await sign('nobody-made-this-key-ever')).status).toBe(404)
  expect((await sign(key, 'https://evil.test')).status).toBe(403)
})

test('M5 only the Studio may frame a page, and only a preview', async () => {
  const policy = async (visit: ReturnType<typeof visitor>, path: string) =>
    (await visit(path)).headers.get('content-security-policy')
  expect(await policy(visitor(), OTHER.path)).toContain("frame-ancestors 'none'")
  expect(await policy(visitor(), '/')).toContain("frame-ancestors 'none'")
  expect(await policy(await editor(), OTHER.path)).toContain(`frame-ancestors ${stack.studioUrl}`)
})
