import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stack } from './stack.ts'
import { type Budget, loadedBy, overBudget, type Part, weigh } from './weight.ts'

// As measured, with a little room. The targets for a guide: 10 kB of JavaScript over an empty site of Next's (it loads
// 13.2: the bar, menus and announcements 9.0, code and feedback 2.7, both notices of a crash 1.5), 9 kB of CSS (11.0 in 7
// files, which would be 9.1 in one), 140 kB of everything but fonts (163.1, of which the empty site loads 117.1 and the
// page's own HTML, sent a second time as data, is 23.4), 60 kB of fonts.
const FONTS = 33_000
const BUDGETS: Readonly<Record<string, Budget>> = {
  '/docs/accounts/v3/webhooks': { html: 24_500, css: 11_100, script: 13_400, fonts: FONTS, all: 165_000 },
  '/': { html: 17_000, css: 7_600, script: 11_500, fonts: FONTS, all: 152_500 },
  '/accounts/v3/reference-accounts-api': { html: 51_000, css: 7_700, script: 12_300, fonts: FONTS, all: 188_000 },
}

const build = join(import.meta.dirname, '..', process.env['NEXT_DIST_DIR'] ?? '.next')
const floor = new Set(frameworkFiles())

for (const [path, budget] of Object.entries(BUDGETS))
  test(`P2 ${path} stays within its budget of bytes`, async () => {
    const parts = await partsOf(path)
    expect(parts.filter((part) => part.floor).length, 'scripts of the framework').toBe(floor.size)
    expect(overBudget(parts, budget)).toEqual([])
  })

async function partsOf(path: string): Promise<Part[]> {
  const html = await bytesOf(path)
  const loaded = loadedBy(html.toString()).filter((file) => file.path.startsWith('/_next/'))
  const files = loaded.map(async (file) => weigh(file.path, file.kind, await bytesOf(file.path), floor.has(file.path)))
  return [weigh(path, 'HTML', html), ...(await Promise.all(files))]
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
