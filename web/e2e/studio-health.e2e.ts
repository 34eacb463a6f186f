import { lake } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'
import { linkBlock, testPage } from './text-block.ts'

const ILL = testPage('/docs/insights/ill', {
  title: 'An ill page',
  product: 'insights',
  version: undefined,
  description: 'Short.',
  lastReviewed: '2020-01-01',
  body: [
    linkBlock('There', '/docs/insights/does-not-exist'),
    { _type: 'apiOperation', _key: 'o', api: 'insights', operation: 'GET /nothing' },
    { _type: 'diagram', _key: 'd', title: 'A drawing', source: 'graph TD; a-->b', alt: '' },
  ],
})

test.describe.configure({ timeout: 600_000 })

test('O5 the health of the content is listed by kind, each row opens its field, and what is mended goes', async ({
  page,
  content,
}) => {
  await content.put(ILL)
  await lake.delete(`drafts.${ILL._id}`)
  const studio = new StudioPage(page)
  await studio.go('/health')
  const card = page.getByTestId('problems').locator('[data-ui="Card"]').filter({ hasText: ILL.path })
  await expect(card.getByRole('link')).toHaveText(
    [
      'a link leads nowhere: /docs/insights/does-not-exist is no page of the portal',
      'no entry of the menu leads to this page',
      'the description has 6 characters: write 50 to 160',
      'a diagram has no text alternative',
      'insights has no operation GET /nothing',
      /^the page was last reviewed \d+ days ago$/,
    ],
    { timeout: 90_000 },
  )
  await page.getByTestId('kind-lengths').click()
  await expect(card.getByRole('link')).toHaveCount(1)
  await card.getByRole('link').click()
  await expect(studio.input('description')).toBeFocused()
  await studio.setString(
    ILL._id,
    'description',
    'A page that was ill and is described now in as many words as it needs.',
  )

  // Who comes back finds the kind that was chosen.
  await studio.go('/health')
  await expect(card.getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: /^All \(/ }).click()
  await expect(card.getByRole('link')).toHaveCount(6)
  await page.getByLabel('As if every draft were published').click()
  await expect(card.getByRole('link')).toHaveCount(5)
})
