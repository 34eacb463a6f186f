import { openAlive } from './alive.ts'
import { expect, test } from './fixtures.ts'
import { lake, stack } from './stack.ts'

const PAGE = '/docs/accounts/v3/users'

const storedWith = (comment: string) =>
  lake.fetch<Record<string, unknown>[]>('*[_type == "feedback" && comment == $comment]', { comment })

test('N6 L2 a reader votes and says why; the part that asks is loaded for it, and again when it failed', async ({
  page,
}) => {
  const comment = `Where is the list of users? ${Date.now()}`
  await openAlive(page, PAGE)
  const feedback = page.getByRole('region', { name: 'Was this page helpful?' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
  await feedback.getByRole('button', { name: 'No', exact: true }).click()
  await expect(feedback.getByRole('status')).toHaveText('Thank you.')
  await expect(feedback.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const retry = feedback.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/_next/static/**/*.js*')
  await retry.click()

  await feedback.getByLabel('Something is missing').check()
  await feedback.getByLabel('What were you looking for?').fill(comment)
  await feedback.getByRole('button', { name: 'Send' }).click()
  await expect(feedback.getByRole('status')).toHaveText('Thank you. The writers of this page will read it.')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)

  const stored = await storedWith(comment)
  expect(stored).toEqual([
    {
      _id: expect.stringMatching(/^feedback\.[0-9a-f]{32}$/),
      _type: 'feedback',
      _rev: expect.any(String),
      _createdAt: expect.any(String),
      _updatedAt: expect.any(String),
      page: { _type: 'reference', _ref: 'page_docs_accounts_v3_users', _weak: true },
      path: PAGE,
      helpful: false,
      reasons: ['missing'],
      comment,
      at: expect.any(String),
    },
  ])
  const id = String(stored[0]?.['_id'])
  expect(await lake.withConfig({ token: '' }).getDocument(id)).toBeUndefined()
  await lake.delete(id)
})

test('N6 without scripts it is a form, and the page says that it was sent', async ({ plainPage }) => {
  const comment = `No example. ${Date.now()}`
  await plainPage.goto(PAGE)
  await plainPage.getByLabel('What was missing or wrong?').fill(comment)
  await plainPage.getByRole('button', { name: 'No', exact: true }).click()
  await expect(plainPage).toHaveURL(`${PAGE}#feedback-sent`)
  await expect(plainPage.getByText('The writers of this page will read it.')).toBeVisible()
  const [stored] = await storedWith(comment)
  expect(stored).toMatchObject({ helpful: false, path: PAGE })
  await lake.delete(String(stored?.['_id']))
})

test('N6 Q3 nothing that a browser gets holds a token that writes', async () => {
  const html = await (await fetch(stack.webUrl + PAGE)).text()
  expect(html).toContain('action="/api/feedback"')
  const scripts = [...html.matchAll(/(?:src|data-later)="([^"]+\.js[^"]*)"/g)].map(([, path = '']) => path)
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(new URL(path, stack.webUrl))).text()))
  for (const text of [html, ...texts]) expect(text).not.toMatch(/SANITY_WRITE_TOKEN|writeToken/)
})
