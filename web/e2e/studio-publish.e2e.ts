import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { lake, stack } from './stack.ts'
import { StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'
import { testPage, textBlock } from './text-block.ts'

const OVERVIEW = { id: 'page_docs_accounts_v3_overview', path: '/docs/accounts/v3/overview' }
const USERS = { id: 'page_docs_accounts_v3_users', path: '/docs/accounts/v3/users' }

const NEW_PAGE = testPage('/docs/accounts/v3/brand-new', {
  title: 'Brand new',
  description: 'A page that did not exist a moment ago, written by the end-to-end tests.',
  body: [textBlock('The first paragraph.')],
})

test.describe.configure({ timeout: 600_000 })

async function get(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${stack.webUrl}${path}`)
  return { status: response.status, html: await response.text() }
}

/** Asks until the portal's answer to a reader holds; Studio and portal are told nothing of each other here. */
const soon = (assertion: () => Promise<void>) => expect(assertion).toPass({ timeout: 120_000, intervals: [50] })

async function openInStudio(page: Page, id: string, type: string): Promise<StudioPage> {
  const studio = new StudioPage(page)
  await studio.openDocument(id, type)
  return studio
}

test('M2 a page edited and published in the Studio shows to a reader', async ({ page, content }) => {
  const { _id: id, path } = NEW_PAGE
  await content.put(NEW_PAGE)
  await soon(async () => expect((await get(path)).html).toContain('The first paragraph.'))

  const studio = await openInStudio(page, id, 'page')
  await studio.setString(id, 'title', 'Written in the Studio')
  await studio.typeAtEnd(id, 'body', ' A closing word.')
  expect((await get(path)).html).not.toContain('Written in the Studio')

  await studio.publish()
  await soon(async () => {
    const { html } = await get(path)
    expect(html).toContain('Written in the Studio</h1>')
    expect(html).toContain('The first paragraph. A closing word.')
  })
})

test("E1 a menu entry renamed and given a badge in the Studio shows in the pages' menu", async ({ page, content }) => {
  const id = 'menu_accounts_v3_users'
  await content.set(id, {})
  const studio = await openInStudio(page, id, 'menuEntry')
  await studio.setString(id, 'label', 'People and firms')
  await studio.input('indicativeLabel').fill('FRESH')
  await studio.field('indicativeVariant').getByText('Secondary (beta)').click()
  await studio.untilDraft(id, 'indicativeVariant', 'secondary')
  await studio.publish()

  // That a change of the menu shows on every page, freshness.e2e.ts says.
  const paths = await lake.fetch<string[]>('*[_type == "page"].path')
  for (const path of paths.filter((_, index) => index % 12 === 0))
    await soon(async () => {
      const { html } = await get(path)
      expect(html, path).toContain('People and firms')
      expect(html, path).toContain('FRESH')
    })
})

test('I1 B3 an announcement that is written and published in the Studio appears', async ({
  page,
  content,
  context,
}) => {
  const studio = new StudioPage(page)
  const id = await studio.createDocument('announcement')
  await content.remove(id)
  await studio.showAllFields()
  await studio.input('priority').fill('1000')
  await studio.untilDraft(id, 'priority', 1000)
  await studio.setString(id, 'key', 'sandbox-rests')
  await studio.typeAtEnd(id, 'message', 'The sandbox rests on Sunday.')
  await studio.publish()
  expect(await lake.fetch('*[_id == $id][0]{key, tone, closable, priority, placement}', { id })).toEqual({
    key: 'sandbox-rests',
    tone: 'info',
    closable: true,
    priority: 1000,
    placement: { scope: 'all' },
  })
  await soon(async () => expect((await get(OVERVIEW.path)).html).toContain('The sandbox rests on Sunday.'))

  const portal = await context.newPage()
  await portal.goto(`${stack.webUrl}${OVERVIEW.path}`)
  await expect(portal.getByRole('region', { name: 'Announcement' })).toContainText('The sandbox rests on Sunday.')
})

test('M2 a page unpublished in the Studio is gone, from where it was listed too', async ({ page, content }) => {
  await content.set(USERS.id, {})
  // It goes with the page.
  await content.set('menu_accounts_v3_users', {})
  await content.set(OVERVIEW.id, { related: [{ _type: 'reference', _key: 'u', _ref: USERS.id, _weak: true }] })
  const link = `href="${USERS.path}"`
  const article = async () => /<article[\s\S]*<\/article>/.exec((await get(OVERVIEW.path)).html)?.[0] ?? ''
  await soon(async () => expect(await article()).toContain(link))

  const studio = await openInStudio(page, USERS.id, 'page')
  await studio.askToUnpublish()
  await studio.confirmRemoval('unpublish')
  await soon(async () => expect((await get(USERS.path)).status).toBe(404))
  await soon(async () => {
    expect(await article()).not.toBe('')
    expect(await article()).not.toContain(link)
  })
  const named = new RegExp(`${USERS.path}(?![\\w-])`)
  for (const list of ['/api/paths', '/sitemap.xml', '/llms.txt', '/llms-full.txt', '/api/search?q=users'])
    await soon(async () => {
      const { status, html } = await get(list)
      expect(status, list).toBe(200)
      // Links of other pages stay until their writers change them.
      expect(list === '/llms-full.txt' ? html.match(/^Source: .*$/gm)?.join() : html, list).not.toMatch(named)
    })
  await soon(async () => {
    const menu = /<nav id="side-menu"[\s\S]*?<\/nav>/.exec((await get(OVERVIEW.path)).html)?.[0] ?? ''
    expect(menu).toContain(OVERVIEW.path)
    expect(menu).not.toMatch(named)
  })
})

test('F1 a page that is created shows, although its address was asked for before', async ({ content }) => {
  const { _id: id, path } = NEW_PAGE
  await soon(async () => expect(await get(path)).toMatchObject({ status: 404 }))
  await content.put(NEW_PAGE)
  await soon(async () => expect(await get(path)).toMatchObject({ status: 200 }))
  await content.remove(id)
  await soon(async () => expect(await get(path)).toMatchObject({ status: 404 }))
})
