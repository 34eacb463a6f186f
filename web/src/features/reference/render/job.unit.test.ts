import { describe, expect, test } from 'vitest'
import { LIMITS } from '../description/limits.ts'
import { renderReference } from './job.ts'
import type { RenderedPage } from './protocol.ts'

const TIMEOUT = 240_000

async function render(document: object) {
  const pages = new Map<string, RenderedPage>()
  const request = { text: JSON.stringify(document), path: '/r', groups: [], servers: [] }
  for await (const message of renderReference(request))
    if (message.type === 'page') pages.set(message.page.slug, message.page)
  return { pages, text: (slug = '') => pages.get(slug)?.markup.replace(/<[^>]+>/g, ' ') ?? '' }
}

const schema = (property: string) => ({ type: 'object', properties: { [property]: { type: 'string' } } })
const operation = (name: string, tags?: string[]) => ({
  summary: `Do ${name}`,
  operationId: name,
  ...(tags && { tags }),
  parameters: [{ name: `q_${name}`, in: 'query', schema: { type: 'string' } }],
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema: schema(`answer_${name}`) } } } },
})
const link = (index: number) => ({ $ref: `#/components/schemas/S${index % 40}` })
const base = { openapi: '3.1.0', info: { title: 'Title', version: '1' } }

describe('a description that others wrote is rendered', { timeout: TIMEOUT }, () => {
  test('G6 groups, operations and parameters stand in the markup, answers on the page of the operation', async () => {
    const { pages, text } = await render({
      ...base,
      tags: [{ name: 'Users' }, { name: 'Errors', description: 'What can go wrong.' }],
      paths: { '/a': { get: operation('a', ['Users']) }, '/b': { get: operation('b', ['Users']) } },
    })
    expect([...pages.keys()]).toEqual(['', 'users', 'errors', 'users/a', 'users/b'])
    expect(text()).toMatch(/Users[\s\S]*Do a[\s\S]*q_a[\s\S]*Do b[\s\S]*q_b[\s\S]*Errors[\s\S]*What can go wrong\./)
    expect(text('users/a')).toContain('answer_a')
    expect(text('users/a')).not.toContain('Do b')
    expect(pages.get('')?.markup).toContain(' id="tag/users/GET/a"')
    expect(pages.get('')?.markup.match(/<main /g)).toHaveLength(1)
  })

  test('G4 a server of the portal is said with its address, in what is copied too', async () => {
    const servers = [{ url: '/sandbox/shop' }, { url: 'https://api.shop.example' }]
    const paths = { '/a': { get: operation('a') }, '/b': { servers: [{ url: '/sandbox/own' }], get: operation('b') } }
    const { text } = await render({ ...base, servers, paths })
    expect(text('operations/b')).toMatch(/curl[\s\S]*https:\/\/portal\.invalid\/sandbox\/own\/b/)
    expect(text('operations/a')).toMatch(/curl[\s\S]*https:\/\/portal\.invalid\/sandbox\/shop\/a/)
  })

  test('G1 Swagger 2.0, OpenAPI 3.0, no tags, the same operation id twice, webhooks', async () => {
    const swagger = await render({
      swagger: '2.0',
      info: base.info,
      paths: {
        '/pets': {
          get: {
            summary: 'List pets',
            parameters: [{ name: 'size', in: 'query', type: 'string' }],
            responses: { 200: { description: 'ok' } },
          },
        },
      },
    })
    expect(swagger.text()).toMatch(/List pets[\s\S]*size/)
    const twice = await render({
      ...base,
      openapi: '3.0.3',
      paths: { '/a': { get: operation('same') }, '/b': { get: { ...operation('same'), summary: 'Do it again' } } },
    })
    expect([...twice.pages.keys()]).toEqual(['', 'operations', 'operations/same', 'operations/same-2'])
    expect(twice.text('operations/same-2')).toContain('Do it again')
    const hooks = await render({ ...base, webhooks: { 'thing.made': { post: operation('hook') } } })
    expect(hooks.text()).toContain('Do hook')
    expect(hooks.pages.get('')?.markup).toContain(' id="webhooks"')
  })

  test('G1 a schema that holds itself is shown once, and the page stays small', async () => {
    const { pages, text } = await render({
      ...base,
      paths: {
        '/n': {
          get: {
            summary: 'Read',
            responses: {
              200: {
                description: 'ok',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Node: {
            type: 'object',
            properties: {
              twig: { $ref: '#/components/schemas/Leaf' },
              children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
            },
          },
          Leaf: {
            type: 'object',
            properties: { node: { $ref: '#/components/schemas/Node' }, leaf: { $ref: '#/components/schemas/Leaf' } },
          },
        },
      },
    })
    expect(text('operations/get-n')).toContain('children')
    expect(pages.get('operations/get-n')?.markup.length).toBeLessThan(400_000)
  })

  test('Q3 schemas that lead to each other without end are shown closed', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `S${index}`,
        {
          type: 'object',
          properties: { [`name_${index}`]: { type: 'string' }, a: link(index * 3 + 1), b: link(index + 7) },
        },
      ]),
    )
    const requestBody = { content: { 'application/json': { schema: link(0) } } }
    const { pages, text } = await render({
      ...base,
      paths: { '/n': { post: { ...operation('n'), requestBody } } },
      components: { schemas },
    })
    expect(text('operations/n')).toMatch(/name\s*_0/)
    expect(pages.get('operations/n')?.markup.length).toBeLessThan(400_000)
  })

  test('Q3 of more operations than a page can show it shows the first, and lists the others', async () => {
    const count = LIMITS.operationsOfPage + 20
    const paths = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`/p${index}`, { get: { summary: `Do ${index}`, responses: {} } }]),
    )
    const request = { text: JSON.stringify({ ...base, paths }), path: '/r', groups: [], servers: [] }
    for await (const message of renderReference(request)) {
      if (message.type !== 'page') continue
      const { markup, anchors } = message.page
      expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(LIMITS.markup)
      expect(anchors.length).toBeGreaterThan(20)
      expect(markup.match(/href="\/r\/operations\/get-p\d+"/g)?.length).toBeGreaterThanOrEqual(count - anchors.length)
      expect(markup).toContain(`Do ${count - 1}`)
      break
    }
  })

  test('G6 the fields of a form, of every variant and of a callback stand in the markup', async () => {
    const { pages, text } = await render({
      ...base,
      paths: {
        '/form': {
          post: {
            ...operation('form'),
            requestBody: { content: { 'application/x-www-form-urlencoded': { schema: schema('form_field') } } },
          },
        },
        '/one': {
          post: {
            ...operation('one'),
            requestBody: {
              content: { 'application/json': { schema: { oneOf: [schema('first'), schema('second')] } } },
            },
            callbacks: {
              done: {
                '{$request.body#/url}': {
                  post: { requestBody: { content: { 'application/json': { schema: schema('called') } } } },
                },
              },
            },
          },
        },
      },
    })
    expect(text('').replaceAll('\n', ' ')).toMatch(/form\s*_field/)
    expect(text()).toContain('second')
    for (const name of ['first', 'second', 'called']) expect(text('operations/one')).toContain(name)
    expect(pages.get('operations/one')?.markup).not.toContain('introduction-card')
  })

  test('G6 the answers of one operation are those of another, each at its own place', async () => {
    const failure = { description: 'Wrong.', content: { 'application/json': { schema: schema('reason') } } }
    const one = (name: string) => ({ ...operation(name), responses: { 400: failure, 500: failure } })
    const { pages } = await render({ ...base, paths: { '/a': { get: one('a') }, '/b': { get: one('b') } } })
    for (const name of ['a', 'b']) {
      const markup = pages.get(`operations/${name}`)?.markup ?? ''
      for (const status of ['400', '500']) expect(markup).toContain(` id="api/GET/${name}.responses.${status}.reason"`)
      const ids = [...markup.matchAll(/ id="(scalar-refs-[^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('Q2 what could run in a reader’s browser does not', async () => {
    const { pages } = await render({
      ...base,
      info: {
        title: '<img src=x onerror=alert(1)>',
        version: '1',
        description: '<script>alert(2)</script> [x](javascript:alert(3)) <iframe src=//e></iframe>',
      },
      paths: {
        '/a': { get: { ...operation('a', ['"><svg onload=alert(5)>']), description: '<svg/onload=alert(6)>' } },
      },
    })
    for (const { markup } of pages.values())
      expect(markup).not.toMatch(/<script|<img[^>]*onerror|href="javascript|<svg[^>]*onload|<iframe/i)
  })
})
