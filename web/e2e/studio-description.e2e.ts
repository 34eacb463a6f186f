import { lake, stack } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'

const REFERENCE = {
  _id: 'apiReference_reference-of-an-upload',
  _type: 'apiReference',
  title: 'An uploaded description',
  path: '/reference-of-an-upload',
  source: { kind: 'file' },
}

const file = (name: string, text: string) => ({ name, mimeType: 'application/yaml', buffer: Buffer.from(text) })
const GOOD = 'openapi: 3.1.0\ninfo: {title: Users, version: "1"}\npaths: {}\n'
const BAD = 'openapi: 3.0.3\ninfo: {title: Users, version: "1"}\npaths: {/users: {get: {}}}\n'

const link = (url: string) =>
  lake.createOrReplace({ ...REFERENCE, _id: `drafts.${REFERENCE._id}`, source: { kind: 'url', url } })

const uploaded = () =>
  lake.fetch<string | null>(
    '*[_id == $id][0].source.file.asset->originalFilename',
    { id: `drafts.${REFERENCE._id}` },
    { perspective: 'raw' },
  )

test.describe.configure({ timeout: 600_000 })

test.beforeEach(async ({ content }) => {
  await content.put(REFERENCE)
  await lake.delete(`drafts.${REFERENCE._id}`)
})

test('B7 a description that is no OpenAPI 3 is refused with the reason, a good one is published, an address out of reach is a warning', async ({
  page,
}) => {
  const studio = new StudioPage(page)
  await studio.openDocument(REFERENCE._id, REFERENCE._type)
  await studio.showAllFields()

  await test.step('by a file', async () => {
    const input = page.getByTestId('file-button-input')
    await input.setInputFiles(file('bad.yaml', BAD))
    await studio.expectProblem('source', 'error', 'paths./users.get: responses is missing.')
    await expect(page.getByTestId('action-publish')).toBeDisabled()

    await lake.patch(`drafts.${REFERENCE._id}`).unset(['source.file']).commit()
    await input.setInputFiles(file('good.yaml', GOOD))
    await expect.poll(uploaded).toBe('good.yaml')
    await studio.publish()
    const url = await lake.fetch<string>('*[_id == $id][0].source.file.asset->url', { id: REFERENCE._id })
    expect(await (await fetch(url)).text()).toBe(GOOD)
  })

  await test.step('by an address', async () => {
    await link(`${stack.lakeUrl}/healthz`)
    await studio.expectProblem('source.url', 'error', /openapi is missing|Holds no mapping/)
    await link('https://api.elsewhere.example/openapi.json')
    await studio.expectProblem('source.url', 'warning', 'Not checked: the Studio can not load this address.')
    await expect(page.getByTestId('action-publish')).toBeEnabled()
  })
})
