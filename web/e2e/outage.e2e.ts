import { expect, test } from './fixtures.ts'
import { forgetPreviews, previewAddress } from './preview-secret.ts'
import { control, lake, stack } from './stack.ts'
import { watchViolations } from './violations.ts'

const get = async (path: string) => {
  const response = await fetch(`${stack.webUrl}${path}`)
  return { status: response.status, text: await response.text() }
}

test('M3 with the lake killed every page is still there, and the next publication after its return shows', async ({
  content,
}) => {
  const paths = await lake.fetch<string[]>('*[_type == "page"].path')
  const before = new Map<string, string>()
  for (const path of paths) before.set(path, (await get(path)).text)

  await control('lake/kill')
  try {
    for (const path of ['/', ...paths]) expect((await get(path)).status, path).toBe(200)
    expect((await get('/docs/nowhere')).status).toBe(404)
  } finally {
    await control('lake/start')
  }

  await content.set('page_docs_accounts_v3_overview', { title: 'Back again' })
  await expect(async () => {
    expect((await get('/docs/accounts/v3/overview')).text).toContain('Back again')
  }).toPass()
})

test('A3 what is published while the portal is down shows after its start', async ({ content }) => {
  await control('web/stop')
  try {
    await content.set('page_docs_accounts_v3_overview', { title: 'Published meanwhile' })
  } finally {
    await control('web/start')
  }
  await expect(async () => {
    expect((await get('/docs/accounts/v3/overview')).text).toContain('Published meanwhile')
  }).toPass()
})

test('M3 what is published shows although the portal was down when the lake died, too', async ({ content }) => {
  await control('web/stop')
  await content.set('page_docs_accounts_v3_overview', { title: 'Written before the crash' })
  await control('lake/kill')
  await control('lake/start')
  await control('web/start')
  await expect(async () => {
    expect((await get('/docs/accounts/v3/overview')).text).toContain('Written before the crash')
  }).toPass()
})

test("P4 one switch rolls back to Next's own server: same pages, same policy, and a publication shows", async ({
  content,
}) => {
  const guide = '/docs/accounts/v3/overview'
  await control('web/stop')
  try {
    await control('web/roll-back')
    const response = await fetch(stack.webUrl + guide)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(await response.text()).toContain('<script data-later=')
    const payload = await fetch(`${stack.webUrl}${guide}?_rsc=`, { headers: { rsc: '1' } })
    expect(payload.headers.get('content-type')).toContain('text/x-component')
    expect((await get('/docs/nowhere')).status).toBe(404)
    await content.set('page_docs_accounts_v3_overview', { title: 'Rolled back' })
    await expect(async () => {
      expect((await get(guide)).text).toContain('Rolled back')
    }).toPass()
  } finally {
    await control('web/stop')
    await control('web/start')
  }
})

test('Q2 M3 what can not be answered without the lake says so, under a policy, and a broken page runs nothing of others', async ({
  page,
}) => {
  const violations = await watchViolations(page)
  const address = await previewAddress('/docs/accounts/v3/overview')
  await page.goto(address)
  await expect(page.getByText('Leave the preview')).toBeVisible()

  await control('lake/kill')
  try {
    const broken = await page.goto('/docs/accounts/v3/users')
    const policy = broken?.headers()['content-security-policy'] ?? ''
    expect(broken?.status()).toBeGreaterThanOrEqual(500)
    expect(policy).toMatch(/default-src '(?:self|none)'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const path of [address, `/media/images/${'a'.repeat(40)}-1x1.png`]) {
      const answer = await fetch(stack.webUrl + path, { redirect: 'manual' })
      expect([502, 503], path).toContain(answer.status)
      expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(await answer.text(), path).toMatch(/content source (?:does|did) not answer/)
    }
  } finally {
    await control('lake/start')
    await forgetPreviews()
  }
  expect(violations).toEqual([])
})
