import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'
import { textBlock } from './text-block.ts'

const HOUR = 60 * 60 * 1000
// Far from today, where no announcement of another test is.
const START = Date.parse('2036-03-10T09:00:00Z')
const announcement = (key: string, fields: object) => ({
  _id: `announcement-${key}`,
  _type: 'announcement',
  key,
  message: [textBlock(`Calendar ${key}`)],
  tone: 'info',
  closable: true,
  priority: 0,
  placement: { scope: 'product', product: 'insights' },
  ...fields,
})
const LOW = announcement('calendar-low', {
  startsAt: new Date(START).toISOString(),
  endsAt: new Date(START + 48 * HOUR).toISOString(),
  priority: 90,
})
const HIGH = announcement('calendar-high', {
  startsAt: new Date(START + HOUR).toISOString(),
  endsAt: new Date(START + 2 * HOUR).toISOString(),
  priority: 99,
})

test.describe.configure({ timeout: 600_000 })

test('O3 the calendar says what shows when in the zone of the writer, why an announcement does not, and warns of overlaps', async ({
  page,
  content,
}) => {
  await content.put(LOW, HIGH)
  const studio = new StudioPage(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
  await studio.go('/announcements')
  const verdict = (title: string) =>
    page
      .getByTestId('verdicts')
      .locator('[data-ui="Card"]')
      .filter({ has: page.getByRole('link', { name: title }) })
  const judge = async (title: string, path: string, localTime: string, words: string) => {
    await page.getByLabel('On the page').fill(path)
    await page.getByLabel('At (America/New_York)').fill(localTime)
    await expect(verdict(title)).toContainText(words)
  }
  await expect(page.getByTestId('verdicts')).toContainText('Calendar calendar-low')

  // New York is four hours behind Greenwich in summer time, which begins there on the ninth of March.
  const low = 'Calendar calendar-low'
  await judge(low, '/docs/insights/x', '2036-03-10T04:59:59', 'it starts Mon 10 Mar 2036, 05:00 GMT-4')
  await judge(low, '/docs/insights/x', '2036-03-10T05:00:00', 'Shows.')
  await judge(low, '/docs/insights/x', '2036-03-10T06:30:00', '“Calendar calendar-high” has a higher priority')
  await judge(low, '/docs/payments/x', '2036-03-10T06:30:00', 'it shows on pages of insights only')
  await expect(page.getByTestId('overlaps')).toContainText(
    '“Calendar calendar-high” hides “Calendar calendar-low” from Mon 10 Mar 2036, 06:00 GMT-4 to Mon 10 Mar 2036, 07:00 GMT-4',
  )

  // What was asked is there again, as after a visit to another tool.
  await studio.go('/health')
  await expect(page.getByTestId('health-tool')).toBeVisible()
  await studio.go('/announcements')
  await expect(page.getByLabel('On the page')).toHaveValue('/docs/payments/x')
  await expect(verdict(low)).toContainText('it shows on pages of insights only')

  // A row opens the announcement, whose form names the zone as well.
  await verdict('Calendar calendar-low').getByRole('link').click()
  await studio.showAllFields()
  await expect(
    page.getByText('Mon 10 Mar 2036, 05:00 GMT-4 (America/New_York), which is Mon 10 Mar 2036, 09:00 UTC.'),
  ).toBeVisible()
  await session.detach()
})
