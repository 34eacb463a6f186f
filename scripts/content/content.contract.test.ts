import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientOptions, resolveContentSource } from '@portal/content-source'
import { startLake, type StartedLake } from '@portal/lake'
import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../lib/paths.ts'
import { readCommand } from './command.ts'
import { exportContent, importContent } from './transfer.ts'

const WRITE_TOKEN = 'write-token-of-the-content-tests'
const IMAGE = join(root, 'studio/seed/pages/docs/accounts/v3/consent-journey.png')
const SLOW = 60_000
const folder = mkdtempSync(join(tmpdir(), 'content-'))
const archive = join(folder, 'content.tar.gz')
const lakes: StartedLake[] = []

async function openLake(name: string): Promise<SanityClient> {
  const lake = await startLake({
    port: 0,
    host: '127.0.0.1',
    dataFolder: join(folder, name),
    writeToken: WRITE_TOKEN,
    readToken: undefined,
    adminToken: undefined,
    historyDays: undefined,
    logsRequests: false,
    studioOrigin: 'http://localhost:3333',
    corsOrigins: [],
    zeroLogin: false,
  })
  lakes.push(lake)
  const source = resolveContentSource({ LAKE_URL: `http://127.0.0.1:${lake.port}` })
  return createClient({ ...clientOptions(source), token: WRITE_TOKEN })
}

const Documents = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

/** Everything but revisions and times of change, and what an upload makes anew: its time, its id, the asset's host. */
async function contentOf(client: SanityClient) {
  const found = Documents.parse(
    await client.fetch('*[!(_type match "system.*")] | order(_id)', {}, { perspective: 'raw' }),
  )
  return found.map(({ _rev, _updatedAt, ...document }) => {
    if (document._type !== 'sanity.imageAsset') return document
    const { _createdAt, uploadId: _upload, url: _url, ...asset } = document
    return asset
  })
}

let from: SanityClient
let to: SanityClient
beforeAll(async () => {
  from = await openLake('from')
  to = await openLake('to')
  const image = await from.assets.upload('image', createReadStream(IMAGE), { filename: 'consent-journey.png' })
  await from
    .transaction()
    .create({
      _id: 'b',
      _type: 'page',
      title: 'B · é 🙂',
      image: { _type: 'image', asset: { _type: 'reference', _ref: image._id } },
    })
    .create({
      _id: 'a',
      _type: 'page',
      title: 'A',
      next: { _type: 'reference', _ref: 'b' },
      weak: { _type: 'reference', _ref: 'c', _weak: true },
    })
    .create({ _id: 'drafts.a', _type: 'page', title: 'A, edited' })
    .commit()
}, SLOW)
afterAll(async () => {
  await Promise.all(lakes.map((lake) => lake.close()))
  rmSync(folder, { recursive: true, force: true })
})

test(
  'A6 C6 what is exported can be imported elsewhere: documents, drafts, references and images',
  { timeout: SLOW },
  async () => {
    expect(await exportContent(from, archive)).toBe(3)
    expect(await importContent(to, archive)).toBe(3)
    const content = await contentOf(from)
    expect(content.map(({ _id }) => _id)).toEqual(['a', 'b', 'drafts.a', expect.stringMatching(/^image-/)])
    expect(await contentOf(to)).toEqual(content)
  },
)

test('A6 C6 the bytes of an image arrive unchanged', { timeout: SLOW }, async () => {
  const [before, after] = await Promise.all(
    [from, to].map(async (client) => {
      const url = z.string().parse(await client.fetch('*[_type == "sanity.imageAsset"][0].url'))
      return Buffer.from(await (await fetch(url)).arrayBuffer())
    }),
  )
  expect(after?.length).toBeGreaterThan(0)
  expect(after).toEqual(before)
})

test('A6 an import replaces the documents it holds and leaves the others', { timeout: SLOW }, async () => {
  const file = join(folder, 'more.ndjson')
  writeFileSync(file, '{"_id":"a","_type":"page","title":"A, imported"}\n{"_id":"d","_type":"page","title":"D"}\n')
  expect(await importContent(to, file)).toBe(2)
  expect(await to.fetch('*[_id in ["a", "b", "d"]] | order(_id).title')).toEqual(['A, imported', 'B · é 🙂', 'D'])
})

test('A6 a file that is not there, and a command that is none, are told in one line', async () => {
  await expect(importContent(to, '/nowhere.ndjson')).rejects.toThrow('/nowhere.ndjson: there is no such file')
  expect(() => readCommand(['publish', 'x'])).toThrow('write npm run content -- export')
  expect(() => readCommand(['export', 'x.json'])).toThrow('x.json: an export is an archive')
  expect(readCommand(['import', 'x.ndjson'])).toEqual({ verb: 'import', file: 'x.ndjson' })
})
