import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stack } from './stack.ts'
import { type Budget, loadedBy, overBudget, type Part, stylesIn, weigh } from './weight.ts'

// As measured, with a little room. The targets for a guide: 10 kB of JavaScript over an empty site of Next's (it loads
// 9.9: the bar, menus and announcements 6.9, code and the list of sections 1.7, both notices of a crash 1.3; and 9.9 that
// every page asks for once it lives: SWR and the configuration 5.9, navigation and news of publications 2.5, feedback
// 1.4), 9 kB of CSS (8.6, in the page itself), 140 kB of everything but fonts at load (33: its scripts come after that;
// 159 with them, of which the empty site loads 117.1), 60 kB of fonts.
const FONTS = 33_000
/** What a page that lives asks for by itself, gzip. */
const AFTERWARDS = 10_000
const BUDGETS: Readonly<Record<string, Budget>> = {
  '/docs/accounts/v3/webhooks': { html: 24_700, css: 8_700, script: 10_000, fonts: FONTS, all: 159_500 },
  '/': { html: 16_400, css: 6_300, script: 9_100, fonts: FONTS, all: 148_000 },
  '/accounts/v3/reference-accounts-api': { html: 49_100, css: 6_700, script: 10_050, fonts: FONTS, all: 182_000 },
}

const build = join(import.meta.dirname, '..', process.env['NEXT_DIST_DIR'] ?? '.next')
const floor = new Set(frameworkFiles())

for (const [path, budget] of Object.entries(BUDGETS))
  test(`P2 ${path} stays within its budget of bytes`, async () => {
    const parts = await partsOf(path)
    expect(parts.filter((part) => part.floor).length, 'scripts of the framework').toBe(floor.size)
    expect(overBudget(parts, budget)).toEqual([])
  })

test('P2 what a guide asks for by itself once it lives stays within its budget', async ({ page }) => {
  const path = '/docs/accounts/v3/webhooks'
  const named = new Set(loadedBy((await bytesOf(path)).toString()).map((file) => file.path))
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !named.has(pathname)) asked.add(pathname)
  })
  // The last of it listens for publications.
  const listening = page.waitForRequest('**/api/live*')
  await page.goto(path)
  await listening
  const files = await Promise.all([...asked].map(async (file) => weigh(file, 'JavaScript', await bytesOf(file))))
  expect(files.length).toBeGreaterThan(0)
  expect(overBudget(files, { html: 0, css: 0, script: AFTERWARDS, fonts: 0, all: AFTERWARDS })).toEqual([])
})

test('P2 a guide asks for no style sheet as a file, not even ahead of time', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto('/docs/accounts/v3/webhooks', { waitUntil: 'load' })
  expect(sheets).toEqual([])
})

async function partsOf(path: string): Promise<Part[]> {
  const html = (await bytesOf(path)).toString()
  const { css, rest } = stylesIn(html)
  const loaded = loadedBy(html).filter((file) => file.path.startsWith('/_next/'))
  const files = loaded.map(async (file) => weigh(file.path, file.kind, await bytesOf(file.path), floor.has(file.path)))
  return [
    weigh(path, 'HTML', Buffer.from(rest)),
    weigh(`${path}, its style sheets`, 'CSS', Buffer.from(css)),
    ...(await Promise.all(files)),
  ]
}

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(stack.webUrl + path)
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

// The scripts of a page of any Next.js site, an empty one included: those that the build lists, and the layout router.
function frameworkFiles(): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'))
  const listed =
    typeof manifest === 'object' && manifest !== null && 'rootMainFiles' in manifest ? manifest.rootMainFiles : []
  const page = readFileSync(join(build, 'server/app/(portal)/[...path]/page_client-reference-manifest.js'), 'utf8')
  const router: unknown = JSON.parse(`[${/layout-router\.js":\{[^}]*"chunks":\[([^\]]*)\]/.exec(page)?.[1] ?? ''}]`)
  return [...listOf(listed).map((file) => `/_next/${file}`), ...listOf(router)]
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
