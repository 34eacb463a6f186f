import { descriptions } from '@portal/openapi/descriptions'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

for (const { id, title } of descriptions)
  test(`G3 /openapi/${id} is downloaded as JSON and YAML at a stable address`, async () => {
    const json = await fetch(`${stack.webUrl}/openapi/${id}.json`)
    expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(json.headers.get('access-control-allow-origin')).toBe('*')
    expect(await json.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
    const yaml = await fetch(`${stack.webUrl}/openapi/${id}.yaml`)
    expect([yaml.status, yaml.headers.get('content-type')]).toEqual([200, 'application/yaml; charset=utf-8'])
    expect(await yaml.text(), title).toMatch(/^openapi: 3\.1/)
    const etag = yaml.headers.get('etag') ?? ''
    const again = await fetch(`${stack.webUrl}/openapi/${id}.yaml`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

test('G3 /openapi with another name is not found', async () => {
  expect((await fetch(`${stack.webUrl}/openapi/other.json`)).status).toBe(404)
})
