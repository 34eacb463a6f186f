import { getDescription } from '@portal/openapi'
import { expect, test } from 'vitest'
import { searchRecordOf } from '../features/page/search-record.ts'
import { searchRecordsOf } from '../features/reference/search-records.ts'
import { createSearchIndex } from '../features/search/search-index.ts'

const words = (text: string) => ({
  _type: 'block' as const,
  _key: text,
  style: 'normal' as const,
  children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
})
const heading = (text: string) => ({ ...words(text), style: 'h2' as const })
const code = (text: string) => ({
  _type: 'codeBlock' as const,
  _key: text,
  code: { _type: 'code' as const, code: text },
})
const cell = (text: string) => ({ _type: 'tableCell' as const, _key: text, content: [words(text)] })
const table = (...rows: string[][]) => ({
  _type: 'table' as const,
  _key: rows.join(' '),
  headerRow: true,
  rows: rows.map((cells) => ({ _type: 'tableRow' as const, _key: cells.join(), cells: cells.map(cell) })),
})

const guides = [
  {
    id: 'transactions',
    title: 'Transactions',
    path: '/docs/accounts/v3/data-access-transactions',
    version: 'v3',
    description: 'Read them page by page.',
    body: [
      words('A transaction moves money.'),
      heading('The fields'),
      words('Every field.'),
      code('{ "bookedAmount": 3 }'),
    ],
  },
  {
    id: 'status',
    title: 'Connection status',
    path: '/docs/accounts/v3/connections-connection-status',
    version: 'v3',
    description: 'What a status means.',
    body: [
      heading('What can go wrong'),
      table(['What you see', 'What to do'], ['409 SYNC_ALREADY_RUNNING', 'Wait for the run to end']),
    ],
  },
  {
    id: 'old',
    title: 'Transactions, transactions and transactions',
    path: '/docs/accounts/v2/transactions',
    version: 'v2',
    description: 'Transactions of V2, all about transactions.',
    body: [heading('Transactions'), words('Transactions and more transactions.')],
  },
  {
    id: 'sca',
    title: 'Payments',
    path: '/docs/payments/quickstart',
    version: null,
    description: 'Collect one.',
    body: [code('{ "SCARequired": true }')],
  },
]

const guideOf = (title: string, body: Parameters<typeof searchRecordOf>[0]['body']) =>
  searchRecordOf({ id: title, title, path: `/${title}`, product: 'accounts', version: 'v3', description: '', body })

function indexOfEverything() {
  const index = createSearchIndex()
  for (const guide of guides) index.put(guide.id, [searchRecordOf({ ...guide, product: 'accounts' })])
  for (const [id, path, label] of [
    ['accounts-v2', '/accounts/v2/reference-accounts-api', 'DEPRECATED'],
    ['accounts-v3', '/accounts/v3/reference-accounts-api', 'NEW'],
  ] as const) {
    const document = getDescription(id) ?? {}
    const context = `Accounts ${id.slice(-2).toUpperCase()}`
    index.put(path, searchRecordsOf({ title: `API of ${id}`, label, path, context, groups: [], document }))
  }
  return index
}

const index = indexOfEverything()
const hits = (query: string) => index.search(query, 20).groups.flatMap((group) => group.hits)
const titles = (query: string) =>
  hits(query).map(({ title, method }) => [method, title.join('')].filter(Boolean).join(' '))

test.each(['session', 'widget_session', 'widget sess', 'sess', 'widget session'])(
  'N1 parts of identifiers and paths are found: %s finds POST /widget_session',
  (query) => {
    expect(titles(query)).toContain('POST /widget_session')
    expect(titles(query)).toContain('POST /v3/widget/widget_session')
  },
)

test.each(['SCARequired', 'scarequired', 'scareq', 'sca required'])(
  'N1 a name in camel case that stands in a sample alone is found: %s',
  (query) => expect(hits(query).map(({ href }) => href)).toContain('/docs/payments/quickstart'),
)

test('N1 what stands in a sample alone is found after headings', () => {
  expect(hits('bookedAmount')[0]?.href).toBe('/docs/accounts/v3/data-access-transactions')
  const found = createSearchIndex()
  found.put('sample', [guideOf('sample', [code('settlement')])])
  found.put('named', [guideOf('named', [heading('Settlement'), words('When it comes.')])])
  expect(found.search('settlement', 5).groups[0]?.hits.map(({ href }) => href)).toEqual([
    '/named#settlement',
    '/sample',
  ])
})

test('N1 results grow fewer while one types on, and the same page stays first', () => {
  const typed = ['tra', 'trans', 'transac', 'transactio', 'transaction', 'transactions']
  const totals = typed.map((query) => index.search(query, 20).total)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  expect(totals.at(-1)).toBe(totals.at(-2))
  for (const query of typed.slice(2)) expect(hits(query)[0]?.href).toBe('/docs/accounts/v3/data-access-transactions')
})

test.each(['trasaction', 'tranaction', 'transactoin', 'conection status'])(
  'N1 a typing error is forgiven: %s',
  (query) => expect(hits(query).some(({ href }) => href.startsWith('/docs/accounts/v3/'))).toBe(true),
)

test.each([
  '{"error":"SYNC_ALREADY_RUNNING","error_description":"A run of the connection has not ended.","request_id":"5d0a6c1e-2b1f"}',
  'HTTP/1.1 409 Conflict\ncontent-type: application/json\n\n{ "error": "SYNC_ALREADY_RUNNING", "request_id": "x" }',
])('N1 a raw error answer finds the page about that error', (pasted) => {
  const expected = '/docs/accounts/v3/connections-connection-status#what-can-go-wrong'
  const { groups } = index.search(pasted, 6)
  expect(groups.find(({ kind }) => kind === 'guide')?.hits[0]?.href).toBe(expected)
  expect(groups.find(({ kind }) => kind === 'error')?.hits[0]?.href).toBe(expected)
})

test('N1 what is deprecated comes after what is not and bears a badge, unless it is asked for', () => {
  const [guideHits] = index.search('transactions', 20).groups
  const flags = guideHits?.hits.map(({ deprecated }) => deprecated === true) ?? []
  expect(flags).toContain(true)
  expect(flags).toEqual(flags.toSorted())
  expect(hits('transactions v2')[0]?.href).toContain('/docs/accounts/v2/')
})

test('N1 the words that were looked for are marked', () => {
  const [first] = hits('transac')
  expect(first?.title).toEqual(['', 'Transac', 'tions'])
  expect(hits('widget_session').find(({ method }) => method === 'POST')?.title).toContain('widget_session')
})

test('G2 paths that are not for readers are found by nothing, whatever a description holds', () => {
  const item = { get: { summary: 'Secret keys', responses: {} } }
  const paths = { '/admin/keys': item, '/_private/keys': item, '/v3-da/keys': item, '/keys': item }
  const document = { openapi: '3.1.0', info: {}, paths }
  const records = searchRecordsOf({ title: 'T', label: undefined, path: '/r', context: '', groups: [], document })
  expect(records.map(({ title }) => title)).toEqual(['/keys'])
})

test('N1 what a source no longer holds is found no more, and an edit at once', () => {
  const own = createSearchIndex()
  own.put('x', [guideOf('Before', [])])
  own.put('x', [guideOf('Afterwards', [])])
  expect(own.search('before', 5).total).toBe(0)
  expect(own.search('afterwards', 5).total).toBe(1)
  // Asked again, nothing is looked up until something changes.
  expect(own.search('afterwards', 5)).toBe(own.search('afterwards', 5))
  own.remove('x')
  expect(own.search('afterwards', 5).total).toBe(0)
})

test('Q3 odd queries are answered, quickly', () => {
  for (const query of [
    '',
    ' ',
    '___',
    '{',
    '"',
    '(.*)+$',
    '\\',
    '\u0000',
    '🦊',
    'a'.repeat(2000),
    'x '.repeat(1000),
    '__proto__',
  ])
    expect(index.search(query, 6).query).toBe(query)
})
