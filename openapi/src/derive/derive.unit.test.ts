import { expect, test } from 'vitest'
import { chooseGroups } from './choose-groups.ts'
import { parseEdition, type Edition } from './edition.ts'
import { mergePatch } from './merge-patch.ts'
import { isPublished } from './path-rule.ts'
import { pruneComponents } from './prune-components.ts'
import { addSandboxServers } from './sandbox-servers.ts'
import { rebaseRefs, selectRoot } from './select-root.ts'

test.each([
  { path: '/users', unprefixed: true, v3: false },
  { path: '/v2.1/widget_session', unprefixed: true, v3: false },
  { path: '/v3/users', unprefixed: false, v3: true },
  { path: '/v3', unprefixed: false, v3: true },
  { path: '/V3/users', unprefixed: false, v3: true },
  { path: '/v3-da/mandates', unprefixed: false, v3: false },
  { path: '/_private/health', unprefixed: false, v3: false },
  { path: '/admin/clients', unprefixed: false, v3: false },
  { path: '/administrators', unprefixed: true, v3: false },
  { path: '/v30/users', unprefixed: true, v3: false },
])('G2 $path is published: unprefixed $unprefixed, v3 $v3', ({ path, ...rules }) => {
  expect({ unprefixed: isPublished(path, 'unprefixed'), v3: isPublished(path, 'v3') }).toEqual(rules)
})

test('G2 the root keeps the paths and webhooks that are published', () => {
  const source = { paths: { '/a': 1, '/v3/a': 2, '/admin/a': 3 }, webhooks: { A: 1, B: 2 } }
  expect(selectRoot(source, { paths: 'v3', webhooks: ['B'] })).toEqual({ paths: { '/v3/a': 2 }, webhooks: { B: 2 } })
  expect(selectRoot(source, { paths: 'unprefixed' })).toEqual({ paths: { '/a': 1 }, webhooks: { A: 1, B: 2 } })
})

test('G2 references lead to the same files from another folder', () => {
  const node = { a: [{ $ref: 'paths/a.yaml#/A' }], b: { $ref: '#/components/schemas/B' }, c: { $ref: '../c.yaml' } }
  expect(rebaseRefs(node, '/api/accounts/openapi.yaml', '/api/dist/selected/x.json')).toEqual({
    a: [{ $ref: '../../accounts/paths/a.yaml#/A' }],
    b: { $ref: '#/components/schemas/B' },
    c: { $ref: '../../c.yaml' },
  })
})

const own = (url: string) => ({ url, description: 'The sandbox of this portal, to try calls at once' })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const edition: Edition = {
  paths: 'unprefixed',
  info: {},
  groups: [
    { name: 'B', description: 'Here.' },
    { name: 'A', description: '' },
  ],
  webhooks: [],
  without: ['DELETE /a'],
  changes: {},
}
const grouped = {
  tags: [{ name: 'A', description: 'a' }, { name: 'B', description: 'b' }, { name: 'C' }],
  paths: {
    '/a': { parameters: [], get: { tags: ['A', 'C'] }, put: { tags: ['C'] }, delete: { tags: ['A'] } },
    '/b': { get: { tags: ['C'] } },
    '/c': { get: { tags: ['C'], 'x-groups': { here: ['A', 'B'] } } },
    '/d': { get: { tags: ['A'], 'x-groups': { here: [] } } },
  },
}

test('G2 an edition shows its groups in its order, and the operations that stand in one of them', () => {
  expect(chooseGroups(grouped, 'here', edition)).toEqual({
    tags: [
      { name: 'B', description: 'Here.' },
      { name: 'A', description: 'a' },
    ],
    paths: { '/a': { parameters: [], get: { tags: ['A'] } }, '/c': { get: { tags: ['A', 'B'] } } },
  })
  expect(Object.keys(Object(chooseGroups(grouped, 'elsewhere', edition).paths))).toEqual(['/a', '/d'])
})

test('G2 a group that the source does not describe is refused', () => {
  const wrong = { ...edition, groups: [{ name: 'Z', description: '' }] }
  expect(() => chooseGroups(grouped, 'here', wrong)).toThrow('here has the group Z, which its source does not describe')
})

test('G2 an edition without its parts is refused in words', () => {
  expect(() => parseEdition({ info: {} })).toThrow('An edition needs `paths`')
  expect(() => parseEdition({ paths: 'v3' })).toThrow('An edition needs `info`')
  expect(parseEdition({ paths: 'v3', info: {}, groups: ['A', { name: 'B', description: 'b' }] }).groups).toEqual([
    { name: 'A', description: '' },
    { name: 'B', description: 'b' },
  ])
})

test.each([
  { target: { a: 1, b: { c: 2, d: 3 } }, patch: { b: { c: null, e: 4 } }, result: { a: 1, b: { d: 3, e: 4 } } },
  { target: { a: [1, 2] }, patch: { a: [null] }, result: { a: [null] } },
  { target: undefined, patch: { a: { b: null } }, result: { a: {} } },
  { target: { a: 1 }, patch: 'x', result: 'x' },
])('G1 the patch $patch makes $result', ({ target, patch, result }) => {
  expect(mergePatch(target, patch)).toEqual(result)
})

test('G4 the sandbox of the portal comes first in every list of servers, with the place below the host', () => {
  const hosts = [{ url: 'https://sandbox.widget.test/v2.2' }, { url: 'https://widget.test/v2.2' }]
  const listed = [{ url: '/sandbox/x' }, { url: 'https://sandbox.api.test/y' }]
  const document = {
    servers: [{ url: 'https://sandbox.api.test' }],
    paths: { '/a': { servers: hosts, get: { servers: listed } } },
  }
  expect(addSandboxServers(document, 'x')).toEqual({
    servers: [own('/sandbox/x'), { url: 'https://sandbox.api.test' }],
    paths: { '/a': { servers: [own('/sandbox/x/v2.2'), ...hosts], get: { servers: listed } } },
  })
})

test('G2 components that nothing published refers to are dropped, those that refer to each other included', () => {
  const pruned = pruneComponents({
    security: [{ used: [] }],
    paths: { '/a': { get: { schema: { $ref: '#/components/schemas/A/properties/b' } } } },
    components: {
      securitySchemes: { used: {}, unused: {} },
      schemas: { A: { items: ref('B') }, B: {}, Loop: { items: ref('Round') }, Round: { items: ref('Loop') } },
      headers: { H: {} },
    },
  })
  expect(pruned.components).toEqual({ securitySchemes: { used: {} }, schemas: { A: { items: ref('B') }, B: {} } })
})
