import { beforeAll, expect, test } from 'vitest'

let respond: (file: string, headers?: Record<string, string>) => Response

beforeAll(async () => {
  await import('../../../../openapi/src/build.ts')
  const { downloadResponse } = await import('./download-response.ts')
  respond = (file, headers = {}) => downloadResponse(new Request('http://portal.test', { headers }), file)
})

test.each([
  ['payments.yaml', 'application/yaml; charset=utf-8'],
  ['payments.json', 'application/json; charset=utf-8'],
])('G3 %s is sent as %s, to any origin', async (file, type) => {
  const response = respond(file)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toContain('max-age=300')
  expect(await response.text()).toContain('Direct Payment API')
})

test('G3 who has the description is not sent it again', async () => {
  const etag = respond('insights.json').headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = respond('insights.json', { 'if-none-match': sent })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  }
  expect(respond('insights.yaml', { 'if-none-match': etag }).status).toBe(200)
})

test('G3 an unknown description is not found, in words', async () => {
  const response = respond('secret.json')
  expect([response.status, await response.text()]).toEqual([404, 'No such API description\n'])
})
