import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

const PAGE = '/docs/accounts/v3/users'

test('N3 a guide is copied as Markdown by a button, and a link shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  const markdown = await (await page.request.get(`${PAGE}.md`)).text()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.readText()).trim()))
    .toBe(markdown.trim())
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `${PAGE}.md`)
})

test('N3 D7 a page has a picture of its own, drawn by the portal; what is no page has none', async ({ request }) => {
  const addresses = [PAGE, '/', '/accounts/v3/reference-accounts-api/users/create-user'].map(async (path) => {
    const html = await (await request.get(path)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    return address
  })
  for (const address of await Promise.all(addresses)) {
    expect(address).toMatch(/^http:\/\/[^/]+\/og\/.+\.png$/)
    const answer = await request.get(stack.webUrl + new URL(address).pathname)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
  for (const path of ['/og/docs/no-such-page.png', `/og/${'x'.repeat(400)}.png`, '/og/docs/accounts/v3/users.png/x'])
    expect((await request.get(path)).status()).toBe(404)
})
