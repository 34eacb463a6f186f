import type { Page } from '@playwright/test'
import { openAlive } from './alive.ts'
import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const status = (page: Page, call: string) => page.getByRole('region', { name: call }).locator('output[data-tone]')

async function signIn(page: Page) {
  await page.getByLabel('Login').fill('demo')
  await page.getByLabel('Password').fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function runAndGoOn(page: Page) {
  await page.getByRole('button', { name: /^Run the call/ }).click()
  await page.getByRole('button', { name: /^Next/ }).click()
}

test('H2 the accounts demo runs from a token to transactions, through the simulated bank and a reload', async ({
  page,
}) => {
  // The first call is asked for before the scripts are there, and sent by them.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/accounts/v3/quickstart-demo', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Run the call' }).click()
  release()
  await expect(heading(page)).toHaveText('Get a token')
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(heading(page)).toHaveText('Create a user')
  await page.getByLabel('Your reference').fill('demo-user')
  await runAndGoOn(page)
  await expect(heading(page)).toHaveText('Open the widget')
  await page.getByRole('button', { name: /^Run the call/ }).click()
  await expect(status(page, 'Create the session')).toHaveText('201 Created')

  await page.reload()
  await expect(heading(page)).toHaveText('Open the widget')
  await expect(status(page, 'Create the session')).toHaveText('201 Created')
  await page.getByRole('link', { name: 'Open the widget' }).click()
  await page.getByRole('button', { name: 'Connect current accounts' }).click()
  await signIn(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('link', { name: 'Return to the application' }).click()

  await expect(heading(page)).toHaveText('Read the data')
  await expect(page).toHaveURL('/accounts/v3/quickstart-demo')
  await page.getByRole('button', { name: 'Run the calls' }).click()
  await expect(status(page, 'Read the transactions')).toHaveText('200 OK', { timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Read the transactions' })).toContainText('"total_elements": 31')
  await expect(page.getByText('You have sent every call of a first integration')).toBeVisible()
})

test('H2 the payments demo runs from a token to a paid order', async ({ page }) => {
  await page.goto('/payments/quickstart-demo')
  await runAndGoOn(page)
  await page.getByLabel('Amount in EUR').fill('21.90')
  await runAndGoOn(page)
  await expect(heading(page)).toHaveText('Let the payer approve')
  await page.getByRole('button', { name: /^Run the call/ }).click()
  await expect(page.getByRole('region', { name: 'Read the order before' })).toContainText('"order_status": "NEW"')
  await page.getByRole('link', { name: 'Open the bank' }).click()
  await page.getByRole('button', { name: 'Choose Banque Meridor' }).click()
  await expect(page.getByText('21.90 EUR')).toBeVisible()
  await signIn(page)
  await page.getByRole('button', { name: 'EXECUTED', exact: true }).click()
  await page.getByRole('link', { name: 'Return to the application' }).click()
  await expect(heading(page)).toHaveText('Read the result')
  await page.getByRole('button', { name: /^Run the call/ }).click()
  const order = page.getByRole('region', { name: 'Read the order after' })
  await expect(order).toContainText('"order_status": "CLOSED"')
  await expect(order).toContainText('"status": "EXECUTED"')
})

test('H2 a demo explains an error, takes the visitor back, and starts over', async ({ page }) => {
  await page.goto('/accounts/v3/quickstart-demo')
  await runAndGoOn(page)
  await page.getByRole('button', { name: /^Run the call/ }).click()
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('409 CONFLICT')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Change the reference')
  // The user of the first run is still there to go on with.
  await page.getByRole('button', { name: 'Next: Open the widget' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(heading(page)).toHaveText('Get a token')
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toHaveText('Get a token')
  await expect(status(page, 'Ask for a client token')).toHaveText('Not sent yet')
})

test('H2 the requests of a demo are curl and two languages, by keyboard too, and carry the portal’s client id', async ({
  page,
}) => {
  await openAlive(page, '/accounts/v3/quickstart-demo')
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText("--data-urlencode 'client_id=sandbox-demo-accounts'")
  await page.getByRole('tab', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'JavaScript' })).toBeFocused()
  await expect(panel).toContainText('await fetch(')
  await page.keyboard.press('ArrowRight')
  await expect(panel).toContainText('requests.post(')
})

test('H2 a demo is readable without JavaScript', async ({ plainPage }) => {
  await plainPage.goto('/payments/quickstart-demo')
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Collect a test payment')
  await expect(plainPage.getByText('Running the calls here needs JavaScript')).toBeVisible()
  await expect(plainPage.getByText('/sandbox/payments/v1/')).toHaveCount(3)
  await expect(plainPage.getByRole('button', { name: 'Run the call' })).toHaveCount(0)
})

test('H2 a return that this tab did not ask for is refused', async ({ page }) => {
  await page.goto('/accounts/v3/quickstart-demo?session_id=ws_other&status=SUCCESS&state=other')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This return is not yours')
  await expect(heading(page)).toHaveText('Get a token')
})

for (const path of ['/accounts/v3/quickstart-demo', '/payments/quickstart-demo'])
  test(`H2 ${path} fits a phone and a desktop once a call was run, and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await page.getByRole('button', { name: /^Run the call/ }).click()
    await expect(page.getByRole('button', { name: /^Next/ })).toBeVisible()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await faultsOf(page, { within: 'main' }), `at ${width} px`).toEqual([])
    }
  })
