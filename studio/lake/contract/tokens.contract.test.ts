import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import {
  ADMIN_TOKEN,
  READ_TOKEN,
  startTestLake,
  WRITE_TOKEN,
  type StartedTestLake,
} from '../testing/start-test-lake.ts'

const issuedSchema = z.object({ id: z.string(), key: z.string(), projectUserId: z.string() })
const TOKENS = '/projects/embedded/tokens'

let dataFolder: string
let lake: StartedTestLake
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'lake-tokens-'))
  lake = await startTestLake({ dataFolder })
})
afterEach(async () => {
  await lake.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const admin = () => lake.client({ token: ADMIN_TOKEN })
const issue = async (roleName: string, label = `for ${roleName}`) =>
  issuedSchema.parse(await admin().request({ method: 'POST', url: TOKENS, body: { label, roleName } }))
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => z.object({ statusCode: z.number() }).parse(error).statusCode,
  )

test('C4 DIFF-25 tokens given out have roles: a viewer reads drafts, an editor writes, an administrator gives out tokens', async () => {
  await lake.client().create({ _id: 'drafts.p', _type: 'page' })
  const allowed: Record<string, unknown> = {}
  for (const role of ['viewer', 'editor', 'administrator']) {
    const { key } = await issue(role)
    const client = lake.client({ token: key, perspective: 'raw' })
    allowed[role] = [
      await client.fetch('count(*[_id == "drafts.p"])'),
      await statusOf(client.create({ _type: 'page' })),
      await statusOf(client.request({ url: TOKENS })),
    ]
  }
  expect(allowed).toEqual({ viewer: [1, 403, 403], editor: [1, 200, 403], administrator: [1, 200, 200] })
})

test('C4 a token that was taken back is refused at once', async () => {
  const { id, key } = await issue('editor')
  const client = lake.client({ token: key })
  expect(await statusOf(client.fetch('1'))).toBe(200)
  await admin().request({ method: 'DELETE', url: `${TOKENS}/${id}` })
  expect(await statusOf(client.fetch('1'))).toBe(401)
  expect(await statusOf(admin().request({ method: 'DELETE', url: `${TOKENS}/${id}` }))).toBe(404)
})

test('C4 L26 the secret of a token is told once, and stands nowhere on the disk', async () => {
  const { id, key, projectUserId } = await issue('viewer', 'CI')
  const listed: unknown = await admin().request({ url: TOKENS })
  expect(listed).toMatchObject([{ id, label: 'CI', roles: [{ name: 'viewer' }] }])
  expect(JSON.stringify(listed)).not.toContain(key)
  expect(await lake.client({ token: key }).users.getById('me')).toMatchObject({ id: projectUserId, name: 'CI' })
  expect(await admin().request({ url: `/users/${projectUserId}` })).toMatchObject({ displayName: 'CI' })
  for (const name of readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })) {
    const path = join(dataFolder, name)
    if (!/\.(db|db-wal|created)$/.test(name)) continue
    for (const secret of [key, WRITE_TOKEN, READ_TOKEN, ADMIN_TOKEN])
      expect(readFileSync(path).includes(secret), `${secret} in ${name}`).toBe(false)
  }
})

test('C4 a token holds after a restart', async () => {
  const { key } = await issue('editor')
  await lake.stop()
  lake = await startTestLake({ dataFolder })
  expect(await statusOf(lake.client({ token: key }).create({ _type: 'page' }))).toBe(200)
})

test.each([
  [undefined, 401],
  [READ_TOKEN, 403],
  [WRITE_TOKEN, 403],
])('C4 with the token %s nobody gives out or sees tokens: %i', async (token, status) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const path = method === 'DELETE' ? `${TOKENS}/x` : TOKENS
    const response = await fetch(`${lake.url}/v2025-02-19${path}`, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(method === 'POST' && { body: JSON.stringify({ label: 'x', roleName: 'administrator' }) }),
    })
    expect(response.status).toBe(status)
  }
})

test('C5 a role that does not exist is 400, and so is a token without a label', async () => {
  expect(await statusOf(issue('owner'))).toBe(400)
  expect(await statusOf(issue('viewer', ''))).toBe(400)
})
