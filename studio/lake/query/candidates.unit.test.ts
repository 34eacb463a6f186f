import { expect, test } from 'vitest'
import type { StoredDocument } from '../documents.ts'
import { createDataset } from '../store/dataset.ts'
import { candidates } from './candidates.ts'
import { constraintsOf } from './constraints.ts'
import { parseQuery } from './parse-query.ts'

const at = '2026-01-01T00:00:00Z'
const documents = Array.from({ length: 1000 }, (_, number): StoredDocument => ({
  _id: `p${number}`,
  _type: number % 100 === 0 ? 'menu' : 'page',
  _rev: 'r',
  _createdAt: at,
  _updatedAt: at,
  path: `/docs/${number}`,
  to: { _ref: `p${number + 1}` },
}))
const dataset = createDataset('test', documents)

test.each([
  ['*[_id == "p7"][0]', 1],
  ['*[_id in $ids]', 2],
  ['*[_type == "page" && path == "/docs/7"][0]', 1],
  ['*[_type == "page" && references("p7")]', 1],
  ['*[_type == "menu"] | order(path)', 10],
  ['{"a": *[_id == "p1"][0], "b": *[_type == "menu"]}', 11],
  ['*[!(_id in path("_.**"))]', 1000],
  ['*[_type == "menu" || path == "/docs/1"]', 1000],
  ['*[_type == "menu" && count(*) > 1]', 1000],
  ['1 + 1', 0],
])('C2 L6 %s looks at %i of 1000 documents', (query, count) => {
  const constraints = constraintsOf(parseQuery(query, { ids: ['p1', 'p2'] }))
  expect(candidates(constraints, dataset.raw, dataset)).toHaveLength(count)
})
