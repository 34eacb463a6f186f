import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_TOKEN, startTestLake, STUDIO, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.stop())

const admin = () => lake.client({ token: ADMIN_TOKEN })

test('C1 DIFF-24 the one dataset is public, and no other can be made, changed or removed', async () => {
  const { datasets } = admin()
  expect(await datasets.list()).toMatchObject([{ name: 'production', aclMode: 'public' }])
  const refused = { statusCode: 404 }
  await expect(datasets.create('other', { aclMode: 'public' })).rejects.toMatchObject(refused)
  await expect(datasets.edit('production', { aclMode: 'private' })).rejects.toMatchObject(refused)
  await expect(datasets.delete('production')).rejects.toMatchObject(refused)
  await expect(datasets.getEmbeddingsSettings('production')).rejects.toMatchObject(refused)
})

test('C1 DIFF-27 there are no login providers, no invitations and no roles to give', async () => {
  expect(await admin().request({ url: '/auth/providers' })).toMatchObject({ providers: [] })
  for (const url of ['/invitations/project/embedded', '/projects/embedded/acl/editor'])
    await expect(admin().request({ method: 'POST', url, body: {} })).rejects.toMatchObject({ statusCode: 404 })
})

test('C4 DIFF-28 a program on this machine that names the Studio as its Origin is signed in as the Studio is', async () => {
  const cookie = await lake.signIn()
  const headers = { origin: STUDIO, cookie }
  const body = JSON.stringify({ mutations: [{ create: { _id: 'p', _type: 'page' } }] })
  const written = await fetch(`${lake.url}/v1/data/mutate/production`, { method: 'POST', headers, body })
  expect(written.status).toBe(200)
})

test.each([
  ['/intake/telemetry-status', { status: 'denied' }],
  ['/journey/announcements', []],
  ['/schedules/embedded/production', { schedules: [] }],
  ['/media-libraries', { data: [] }],
])('C1 DIFF-29 %s tells that there is none', async (url, answer) => {
  expect(await admin().request({ url })).toEqual(answer)
})

test.each(['agent/action/generate/production', 'comments/production/setup', 'functions/x', 'vX/nothing'])(
  'C1 DIFF-29 /%s is 404',
  async (path) => {
    await expect(admin().request({ method: 'POST', url: `/${path}`, body: {} })).rejects.toMatchObject({
      statusCode: 404,
    })
  },
)
