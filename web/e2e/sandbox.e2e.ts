import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const form = (fields: Record<string, string>) => ({ form: fields })

async function openSession(request: APIRequestContext, redirectUrl: string, more = {}) {
  const token = await request.post(
    '/sandbox/accounts-v3/token',
    form({
      grant_type: 'client_credentials',
      client_id: 'sandbox-demo-accounts',
      client_secret: 'end-to-end-of-the-bank',
    }),
  )
  const headers = { authorization: `Bearer ${(await token.json()).access_token}` }
  const user = await request.post('/sandbox/accounts-v3/v3/users', {
    headers,
    data: { external_id: crypto.randomUUID() },
  })
  const session = await request.post('/sandbox/accounts-v3/v3/widget/widget_session', {
    headers,
    data: {
      user_id: (await user.json()).id,
      flow: 'ADD_CONNECTION',
      redirect_url: redirectUrl,
      state: 'c1b7e0',
      ...more,
    },
  })
  return { headers, session: await session.json() }
}

test('J1 the sandbox answers under the portal, from the descriptions, and is not indexed', async ({ request }) => {
  const refused = await request.get('/sandbox/accounts-v3/v3/users')
  expect(refused.status()).toBe(401)
  expect(await refused.json()).toMatchObject({
    error: 'invalid_token',
    error_description: 'The access token is missing.',
  })
  expect(refused.headers()['x-robots-tag']).toBe('noindex')
  expect(refused.headers()['cache-control']).toBe('no-store')
  const stranger = await request.post(
    '/sandbox/accounts-v3/token',
    form({ grant_type: 'client_credentials', client_id: 'somebody', client_secret: 'a-secret-of-some-length' }),
  )
  expect(stranger.status()).toBe(401)
  expect(await stranger.json()).toMatchObject({ error: 'invalid_client' })
})

test('J1 the simulated bank is used without JavaScript: a wrong password, strong authentication, account choice', async ({
  plainPage: page,
  request,
  baseURL,
}) => {
  const { headers, session } = await openSession(request, `${baseURL}/accounts/v3/quickstart-demo`)
  await page.goto(session.widget_url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your bank')
  await page.getByRole('button', { name: 'Connect current accounts' }).click()
  await page.getByLabel('Login').fill('demo')
  await page.getByLabel('Password').fill('guess')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('does not know this login')
  await page.getByLabel('Login').fill('demo')
  await page.getByLabel('Password').fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByLabel('Deferred debit card').uncheck()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const back = page.getByRole('link', { name: 'Return to the application' })
  expect(await back.getAttribute('href')).toMatch(
    /quickstart-demo\?session_id=ws_\w+&status=SUCCESS&connection_id=\d+&state=c1b7e0$/,
  )

  const read = await request.get(`/sandbox/accounts-v3/v3/widget/widget_session/${session.session_id}`, { headers })
  expect(await read.json()).toMatchObject({ status: 'COMPLETED' })
  const connections = await request.get(`/sandbox/accounts-v3/v3/connections?user_id=${session.user_id}`, { headers })
  expect((await connections.json()).connections[0].consent.account_selection).toBe('SELECTED')
})

test('J1 the simulated bank says when a bank is down, and tells the application', async ({
  page,
  request,
  baseURL,
}) => {
  const { session } = await openSession(request, `${baseURL}/`)
  await page.goto(session.widget_url)
  await page.getByRole('button', { name: 'Choose Bank simulator' }).click()
  await page.getByLabel('Login').fill('simulator')
  await page.getByLabel('Password').fill('Simul4tor!')
  await page.getByLabel('Profile').selectOption('bank_down')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bank does not answer')
  await page.getByRole('button', { name: 'Go back to the application' }).click()
  expect(await page.getByRole('link', { name: 'Return to the application' }).getAttribute('href')).toContain(
    'status=ERROR&error_code=PROVIDER_UNAVAILABLE',
  )
})

test('J1 the simulated bank leads to no other site', async ({ page, request }) => {
  const { session } = await openSession(request, 'https://evil.example/take', {
    functional: { skip_result_screen: true },
  })
  await page.goto(session.widget_url)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('leads to this portal and to this machine only')).toBeVisible()
  await expect(page.getByText('https://evil.example/take?')).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(`/sandbox/bank/${session.session_id}`)
})
