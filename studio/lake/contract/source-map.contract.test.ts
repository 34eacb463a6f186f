import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
let client: SanityClient

beforeAll(async () => {
  lake = await serveTestLake()
  client = lake.client({ perspective: 'drafts' })
  const body = [
    { _key: 'k1', _type: 'block', style: 'normal', children: [{ _key: 's', _type: 'span', text: 'Hello' }] },
  ]
  await client
    .transaction()
    .create({ _id: 'a', _type: 'author', name: 'Ada' })
    .create({ _id: 'drafts.p', _type: 'page', title: 'One', path: '/one', body, tags: ['x'], author: { _ref: 'a' } })
    .create({ _id: 'q', _type: 'page', title: 'One', path: '/two' })
    .commit()
})
afterAll(() => lake.stop())

const fetchMap = async (query: string, params: Record<string, unknown> = {}) => {
  const answer = await client.fetch(query, params, { filterResponse: false, resultSourceMap: 'withKeyArraySelector' })
  return { result: answer.result, map: answer.resultSourceMap }
}

/** `result path → document and path in it`, which is easier to read than the indexes of the format. */
function sources(map: Awaited<ReturnType<typeof fetchMap>>['map']) {
  return Object.entries(map?.mappings ?? {}).map(([at, { source }]) =>
    source.type === 'documentValue' ? [at, map?.documents[source.document]?._id, map?.paths[source.path]] : [at],
  )
}

test('O1 every text of an answer is traced to its place in its document', async () => {
  const query = '*[_type == "page" && path == $path][0]{title, "by": author->name, body, tags, _type}'
  const { result, map } = await fetchMap(query, { path: '/one' })
  expect(result).toMatchObject({ title: 'One', by: 'Ada', tags: ['x'] })
  expect(sources(map)).toEqual([
    ["$['title']", 'drafts.p', "$['title']"],
    ["$['by']", 'a', "$['name']"],
    [
      "$['body'][0]['children'][0]['text']",
      'drafts.p',
      "$['body'][?(@._key=='k1')]['children'][?(@._key=='s')]['text']",
    ],
    ["$['tags'][0]", 'drafts.p', "$['tags'][0]"],
  ])
})

test('O1 text that the query made itself has no source, and an answer is never changed by asking for it', async () => {
  const query = '*[_type == "page"] | order(title, path) {"shout": upper(title) + "!", "same": title == "One", title}'
  const { result, map } = await fetchMap(query)
  expect(result).toEqual(await client.fetch(query))
  expect(sources(map).filter(([at]) => at?.includes('shout'))).toEqual([])
})

test('O1 DIFF-10 there is no map when the query depends on the length of a text', async () => {
  const { result, map } = await fetchMap('*[_type == "author"]{"n": length(name), name}')
  expect(result).toEqual([{ n: 3, name: 'Ada' }])
  expect(map).toEqual({ documents: [], paths: [], mappings: {} })
})

test('O1 an answer carries no map unless it was asked for', async () => {
  const answer = await client.fetch('*[_id == "a"][0]', {}, { filterResponse: false })
  expect(answer.resultSourceMap).toBeUndefined()
})
