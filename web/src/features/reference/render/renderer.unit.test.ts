import { createServer } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RenderedPage, RenderRequest } from './protocol.ts'
import { renderInWorker } from './renderer.ts'
import type { Outline } from '../description/outline.ts'

const file = join(import.meta.dirname, 'worker.ts')
// To load Scalar takes a second on a quiet machine, and half a minute where ten others build.
const TIMEOUT = 300_000

async function render(document: object, options: Partial<Parameters<typeof renderInWorker>[1]> = {}) {
  const pages = new Map<string, RenderedPage>()
  let outline: Outline | undefined
  const request: RenderRequest = { text: JSON.stringify(document), path: '/r', groups: [], servers: [] }
  await renderInWorker(request, {
    file,
    onMessage: (message) => {
      if (message.type === 'page') pages.set(message.page.slug, message.page)
      else outline = message.outline
    },
    ...options,
  })
  return { pages, outline, text: (slug = '') => pages.get(slug)?.markup.replace(/<[^>]+>/g, ' ') ?? '' }
}

const schema = (property: string) => ({ type: 'object', properties: { [property]: { type: 'string' } } })
const operation = (name: string, tags?: string[]) => ({
  summary: `Do ${name}`,
  operationId: name,
  ...(tags && { tags }),
  parameters: [{ name: `q_${name}`, in: 'query', schema: { type: 'string' } }],
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema: schema(`answer_${name}`) } } } },
})
const base = { openapi: '3.1.0', info: { title: 'Title', version: '1' } }

describe('the renderer has limits', { timeout: TIMEOUT }, () => {
  test('Q3 it loads nothing from the network, whatever a description refers to', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/x.json`
    try {
      const { text } = await render({
        ...base,
        paths: {
          '/a': { get: { ...operation('a'), responses: { 200: { $ref: `${url}#/a` } } } },
          '/b': { $ref: url },
          '/c': {
            post: {
              summary: 'Do c',
              requestBody: {
                content: { 'application/json': { schema: { $ref: url }, examples: { e: { externalValue: url } } } },
              },
              responses: {},
            },
          },
        },
      })
      expect(text('operations/a')).toContain('Described in another document')
    } finally {
      server.close()
    }
    expect(asked).toBe(0)
  })

  test('Q3 memory: a rendering that needs more is refused in words', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`/p${index}`, { get: operation(`o${index}`) }]),
    )
    await expect(render({ ...base, paths }, { memory: 60 })).rejects.toThrow('more than 60 MB of memory')
  })

  test('Q3 time: a page that takes longer is refused in words', async () => {
    await expect(render({ ...base, paths: { '/a': { get: operation('a') } } }, { pageTime: 1 })).rejects.toThrow(
      'takes longer than 0.001 s',
    )
  })

  test('B7 one renderer serves one description after the other', async () => {
    const paths = { '/a': { get: operation('a') } }
    expect((await render({ ...base, paths })).text()).toContain('Do a')
    expect((await render({ ...base, paths: { '/b': { get: operation('b') } } })).text()).toContain('Do b')
  })

  test('Q3 what is refused is refused in words', async () => {
    await expect(render({ hello: 'world' })).rejects.toThrow('does not say its version of OpenAPI')
  })
})
