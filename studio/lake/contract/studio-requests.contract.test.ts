import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
let cookie = ''

beforeAll(async () => {
  lake = await startTestLake()
  cookie = await lake.signIn()
  await lake.client().createOrReplace({ _id: 'page_a', _type: 'page', title: 'A' })
})
afterAll(() => lake.stop())

const data = '/v2025-02-19/data'
const project = '/projects/embedded'

/** Every question that the Studio was seen to ask beside its event streams, and what it makes of the answer. */
const questions: readonly [path: string, answer: unknown][] = [
  ['/v1/help?m=sanity&locale=en', { resources: [] }],
  ['/v2021-06-07/users/me', { id: 'editor' }],
  ['/v2021-06-07/users/editor', { id: 'editor', displayName: 'Local editor' }],
  ['/v2021-06-07/users/editor,nobody', [{ id: 'editor' }, null]],
  [
    `/v2021-06-07${project}/datasets/production/acl`,
    [{ filter: '_id in path("**")', permissions: expect.arrayContaining(['read', 'update', 'manage']) }],
  ],
  [
    `/v2021-12-15${project}?includeMembers=true`,
    {
      id: 'embedded',
      members: expect.arrayContaining([expect.objectContaining({ id: 'editor', isCurrentUser: true })]),
    },
  ],
  ['/v2023-12-11/journey/trial?studioVersion=6.16.0', null],
  ['/v2023-12-18/intake/telemetry-status', { status: 'denied' }],
  ['/v2024-11-12/intake/telemetry-status', { status: 'denied' }],
  [`/v2024-09-01${project}/user-applications`, []],
  ['/v2024-09-19/journey/announcements', []],
  ['/v2025-02-19/check/cors', { result: { allowed: true, withCredentials: true } }],
  [
    `${data}/doc/production/page_a,drafts.page_a?excludeContent=true`,
    { omitted: [{ id: 'drafts.page_a', reason: 'existence' }] },
  ],
  [`${data}/history/production/documents/page_a?lastRevision=true`, { documents: [{ _id: 'page_a' }] }],
  [`${data}/history/production/events/documents/page_a?limit=10`, { events: {} }],
  [`${data}/ping/production`, { ping: 'pong' }],
  [
    `${data}/query/production?query=${encodeURIComponent('count(*[_type == "page"])')}&returnQuery=false&perspective=raw`,
    { result: 1 },
  ],
  [
    `${data}/references/production/documents/page_a/to?excludeInternalReferences=true`,
    { totalCount: 0, references: [] },
  ],
  // Without it the Studio mounts its tools anew when it hears of it, and what was typed is lost.
  ['/v2025-02-19/features', ['studioComments']],
  ...['asset-limit', 'comments', 'content-releases', 'document-limit', 'scheduled-drafts', 'tasks'].map(
    (name): [string, unknown] => [`/v2025-02-19/journey/${name}`, null],
  ),
  [`/v2025-02-19${project}/datasets?datasetProfile=comments&addonFor=production`, []],
  [`/v2025-06-27${project}/datasets`, [{ name: 'production', aclMode: 'public' }]],
  [`/v2025-02-19${project}/datasets/production/settings/indexing`, {}],
  [`/v2025-02-19${project}/grants`, { 'sanity.document.filter.mode': [{ grants: [{ params: { mode: 'publish' } }] }] }],
  [`/v2025-02-19${project}/roles`, expect.arrayContaining([{ name: 'administrator', title: 'Administrator' }])],
  [`/v2025-02-19${project}/user-applications`, []],
  ['/v2025-02-19/schedules/embedded/production?limit=1', { schedules: [] }],
  ['/v2025-02-19/subscriptions/project/embedded', { projectId: 'embedded' }],
  ['/v2025-02-19/users/me/keyvalue/studio.recent-searches', []],
  ['/v2025-02-19/access/requests/me', []],
  ['/v2025-03-01/ping', { ping: 'pong' }],
  ['/v2026-05-04/auth/id', { id: 'editor' }],
  ['/v2026-05-04/auth/providers', { providers: [], thirdPartyLogin: false }],
  [`/vX${project}/new-content-release-allowed`, { data: { datasetReleaseLimit: 1000 } }],
]

test.each(questions)('C1 GET %s is answered', async (path, answer) => {
  const response = await lake.asStudio(path, { cookie })
  expect(response.status).toBe(200)
  expect({ body: await response.json() }).toMatchObject({ body: answer })
})

test('C1 the history of a document is told as lines of JSON', async () => {
  const path = `${data}/history/production/transactions/page_a?excludeContent=true&effectFormat=mendoza&limit=1`
  const response = await lake.asStudio(path, { cookie })
  expect(response.status).toBe(200)
  const [line = ''] = (await response.text()).split('\n')
  expect(JSON.parse(line)).toMatchObject({ author: 'writer', documentIDs: ['page_a'] })
})

test('C1 what the Studio stores for its user is there again', async () => {
  const pairs = [{ key: 'studio.list-layout', value: { page: 'compact' } }]
  const path = '/v2025-02-19/users/me/keyvalue/studio.list-layout,other'
  const stored = await lake.asStudio(path, { cookie, method: 'PUT', body: JSON.stringify(pairs) })
  expect(await stored.json()).toEqual(pairs)
  expect(await (await lake.asStudio(path, { cookie })).json()).toEqual(pairs)
})

test('C1 telemetry is taken and thrown away', async () => {
  const response = await lake.asStudio('/v2023-12-18/intake/batch', { cookie, method: 'POST', body: '{"batch":[]}' })
  expect([response.status, await response.json()]).toEqual([200, {}])
})

test('C1 what a lake does not have is a 404 in the shape of the service', async () => {
  const response = await lake.asStudio('/v2025-02-19/agent/action', { cookie })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
  expect((await lake.asStudio('/v2025-02-19/projects/other', { cookie })).status).toBe(404)
})

test('C4 what is not public is not told to someone unknown', async () => {
  for (const path of [project, `${project}/grants`, '/users/editor', '/users/me/keyvalue/x', '/auth/id']) {
    const response = await fetch(`${lake.url}/v2025-02-19${path}`)
    expect([path, response.status]).toEqual([path, 401])
  }
})
