import { lake, stack } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'

const PROVIDER = {
  _id: 'provider-with-a-logo',
  _type: 'provider',
  name: 'A bank with a logo',
  key: 'with-a-logo',
  country: 'FR',
  channels: ['REDIRECT'],
  segments: ['PERSONAL'],
  status: 'available',
}

// A square of 2 by 2 red pixels.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4oKAARAwQCgAejgQBl4tBnAAAAABJRU5ErkJggg==',
  'base64',
)

test.describe.configure({ timeout: 600_000 })

test('C1 an image is uploaded, shown in the form, and published with its document', async ({ page, content }) => {
  await content.put(PROVIDER)
  await lake.delete(`drafts.${PROVIDER._id}`)
  const studio = new StudioPage(page)
  await studio.openDocument(PROVIDER._id, 'provider')
  const logo = page.getByTestId('image-input')
  await logo.getByTestId('file-button-input').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
  await expect(logo.locator(`img[src^="${stack.lakeUrl}/images/"]`).first()).toBeVisible()
  await studio.publish()
  const { dimensions, url } = await lake.fetch<{ dimensions: unknown; url: string }>(
    '*[_id == $id][0].logo.asset->{"dimensions": metadata.dimensions{width, height}, url}',
    { id: PROVIDER._id },
  )
  expect(dimensions).toEqual({ width: 2, height: 2 })
  const served = await fetch(`${url}?w=1&fm=png`)
  expect(served.headers.get('content-type')).toBe('image/png')
})
