import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkApiDescription } from './check.ts'
import { loadText } from './load.ts'
import { MAX_BYTES } from './limits.ts'

const ok = { description: 'Done.' }
const document = (openapi: string, users: object = { get: { responses: { 200: ok } } }) => ({
  openapi,
  info: { title: 'Users', version: '1' },
  paths: { '/users': users },
})
const versions = ['3.0.3', '3.1.0', '3.2.0']

describe('a valid API description', () => {
  test.each(versions)('B7 OpenAPI %s is accepted as YAML and as JSON', async (version) => {
    expect(await checkApiDescription(stringify(document(version)))).toBe(true)
    expect(await checkApiDescription(JSON.stringify(document(version), null, '\t'))).toBe(true)
    expect(await checkApiDescription(`\uFEFF${JSON.stringify(document(version))}`)).toBe(true)
  })

  test('B7 what only 3.1 has is accepted there', async () => {
    const webhooks = { ping: { post: { responses: { 200: ok } } } }
    const { paths: _, ...rest } = document('3.1.0')
    expect(await checkApiDescription(JSON.stringify({ ...rest, webhooks }))).toBe(true)
    expect(await checkApiDescription(JSON.stringify({ ...rest, openapi: '3.0.3', webhooks }))).toBe(
      'paths is missing; webhooks: is not known here.',
    )
  })
})

describe('what is wrong with a description, and where', () => {
  test.each([
    ['3.0.3', { get: {} }, 'paths./users.get: responses is missing.'],
    ['3.1.0', { get: { responses: { 200: {} } } }, 'paths./users.get.responses.200: description is missing.'],
    ['3.0.3', { get: { responses: { 200: {} } } }, 'paths./users.get.responses.200: description is missing.'],
    ['3.0.3', { fetch: {} }, 'paths./users.fetch: is not known here.'],
    ['3.1.0', { fetch: {} }, 'paths./users.fetch: is not known here.'],
    ['3.1.0', { get: { summary: 7, responses: { 200: ok } } }, 'paths./users.get.summary: must be string.'],
    [
      '3.0.3',
      { get: { responses: { 200: ok }, parameters: [{ in: 'query', name: 'q' }] } },
      'paths./users.get.parameters[0]: schema or content is missing.',
    ],
    [
      '3.1.0',
      { get: { responses: { 200: ok }, parameters: [{ in: 'query', name: 'q' }] } },
      'paths./users.get.parameters[0]: schema or content is missing.',
    ],
    [
      '3.0.3',
      { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } },
      'paths./users.get.responses.200: refers to #/components/responses/Gone, which is not there.',
    ],
    [
      '3.1.0',
      { get: { responses: { 200: { $ref: './gone.yaml' } } } },
      'paths./users.get.responses.200: refers to another file, ./gone.yaml: bundle them into one.',
    ],
  ])('B7 OpenAPI %s with %j', async (version, users, verdict) => {
    expect(await checkApiDescription(stringify(document(version, users)))).toBe(verdict)
  })

  test('B7 a security scheme is compared with what it means to be', async () => {
    const securitySchemes = { token: { type: 'http' } }
    expect(await checkApiDescription(stringify({ ...document('3.0.3'), components: { securitySchemes } }))).toBe(
      'components.securitySchemes.token: scheme is missing.',
    )
  })

  test('B7 three faults are told, the others counted', async () => {
    const users = { get: {}, post: {}, put: {}, delete: {}, patch: {} }
    expect(await checkApiDescription(stringify(document('3.0.3', users)))).toMatch(
      /^paths\.\/users\.get: responses is missing; .*; and 2 more\.$/,
    )
  })
})

describe('what is no OpenAPI 3 description', () => {
  test.each([
    ['', 'The file is empty.'],
    [' \n', 'The file is empty.'],
    ['<!doctype html><title>Not found</title>', 'Holds HTML or XML, not an API description in YAML or JSON.'],
    ['Just a text.', 'Holds no mapping of fields such as openapi, info and paths.'],
    ['[]', 'Holds no mapping of fields such as openapi, info and paths.'],
    ['swagger: "2.0"\ninfo: {}', 'Swagger 2.0 is not OpenAPI 3: convert it first.'],
    ['info: {}', 'openapi is missing: write the version, such as openapi: 3.1.0.'],
    ['openapi: 3.1', 'openapi: must be a text such as "3.1.0".'],
    ['openapi: 4.0.0', 'openapi: 4.0.0 is not a known version. Use 3.0.x, 3.1.x or 3.2.x.'],
    ['openapi: 3.10.0', 'openapi: 3.10.0 is not a known version. Use 3.0.x, 3.1.x or 3.2.x.'],
  ])('B7 %j', async (text, verdict) => expect(await checkApiDescription(text)).toBe(verdict))

  test.each([
    ['{\n  "openapi": "3.1.0",\n  "info": {', /^Line 3: /],
    ['openapi: 3.1.0\ninfo: {title: Cut', /^Line 2: /],
    ['openapi: 3.1.0\ninfo:\n  title: a\n title: b', /^Line 4: /],
    ['openapi: 3.1.0\nopenapi: 3.0.0', /^Line 2: Map keys must be unique/],
  ])('B7 %j can not be parsed, which says the line', async (text, verdict) =>
    expect(await checkApiDescription(text)).toMatch(verdict),
  )

  test('B7 aliases that grow without end are refused', async () => {
    const lines = Array.from({ length: 9 }, (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`)
    expect(await checkApiDescription(['a: &a-1 [x]', ...lines].join('\n'))).toMatch(/^Can not be read: /)
  })
})

describe('how a description is loaded', () => {
  test('B7 no more is read than a description may have', async () => {
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(64 * 1024).fill(97)) })
    const loaded = await loadText('https://api.example', async () => new Response(endless))
    expect(loaded).toEqual({ ok: false, reason: 'too large', detail: 'Larger than 5 MB.' })
    expect(await loadText('https://api.example', async () => new Response('a'.repeat(MAX_BYTES)))).toMatchObject({
      ok: true,
    })
  })

  test('B7 an address that answers with an error, or not at all, is told', async () => {
    const gone = await loadText('https://api.example', async () => new Response('', { status: 404 }))
    expect(gone).toEqual({ ok: false, reason: 'unreachable', detail: 'It answers 404.' })
    const refused = await loadText('https://api.example', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(refused).toEqual({ ok: false, reason: 'unreachable', detail: 'Failed to fetch' })
  })
})
