import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

const build = join(import.meta.dirname, '..', process.env['NEXT_DIST_DIR'] ?? '.next')

/** The files in which the portal keeps pages, and what it read for them. */
const filesOfBuild = () =>
  ['server', 'cache'].flatMap((folder) =>
    readdirSync(join(build, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )

const ask = (path: string) => fetch(`${stack.webUrl}${path}`, { redirect: 'manual' })

test('F1 an unknown path is answered 404 with a page that is read without scripts', async ({ plainPage }) => {
  const response = await plainPage.goto('/docs/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await expect(plainPage.locator('main h1')).toBeVisible()
  await expect(plainPage.locator('html')).not.toHaveAttribute('id', '__next_error__')
  await expect(plainPage.getByRole('contentinfo')).toBeVisible()
})

test('F1 the page that answers unknown paths is itself none', async () => {
  expect((await ask('/missing')).status).toBe(404)
})

const UNKNOWN = [
  { of: (n: string) => `/docs/unknown-${n}` },
  { of: (n: string) => `/docs/unknown-${n}?_rsc=`, headers: { rsc: '1' } },
  { of: (n: string) => `/docs/unknown-${n}.md` },
  { of: (n: string) => `/og/docs/unknown-${n}.png` },
  { of: (n: string) => `/accounts/v3/reference-accounts-api/unknown-${n}` },
]

async function readAll(round: string, each: number): Promise<void> {
  for (const { of, headers = {} } of UNKNOWN)
    for (let n = 0; n < each; n += 1) {
      const response = await fetch(stack.webUrl + of(`${round}-${n}`), { headers })
      expect(response.status, of(`${round}-${n}`)).toBe(404)
      await response.arrayBuffer()
    }
}

test('F1 many unknown paths are all answered 404, and none of them leaves anything on the disk', async () => {
  // What the not-found page itself shows is read, and kept, once; and so is what an earlier test had changed.
  let round = 0
  await expect(async () => {
    round += 1
    await readAll(`before-${round}`, 1)
    const before = new Set(filesOfBuild())
    expect(before.size).toBeGreaterThan(100)
    await readAll(`round-${round}`, 10)
    expect(filesOfBuild().filter((file) => !before.has(file))).toEqual([])
  }).toPass({ timeout: 90_000 })
})

const PATH = '/docs/accounts/v3/users'

for (const [from, to] of [
  [`${PATH}/`, PATH],
  [`${PATH}/index.html`, PATH],
  [`${PATH}/index.html/`, PATH],
  [`${PATH}/?a=1&b=2`, `${PATH}?a=1&b=2`],
  [`${PATH}/index.html?mode=wealth`, `${PATH}?mode=wealth`],
  ['/index.html', '/'],
] as const)
  test(`F4 ${from} leads to ${to} in one step`, async () => {
    const response = await ask(from)
    expect(response.status).toBe(308)
    const location = new URL(response.headers.get('location') ?? '', stack.webUrl)
    expect(location.pathname + location.search).toBe(to)
    expect((await fetch(location, { redirect: 'manual' })).status).toBe(200)
  })

test('F4 a client that follows a link with a trailing slash arrives once', async ({ page }) => {
  await page.goto(`${PATH}/#create`)
  await expect(page).toHaveURL(new RegExp(`${PATH}#create$`))
  await expect(page.locator('h1')).toBeVisible()
})
