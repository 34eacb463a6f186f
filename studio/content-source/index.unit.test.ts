import { describe, expect, test } from 'vitest'
import { clientOptions, ContentSourceError, resolveContentSource } from './index.ts'

describe('resolveContentSource', () => {
  test('A6 without variables it is the embedded lake on its default port', () => {
    expect(resolveContentSource({})).toEqual({
      kind: 'embedded',
      projectId: 'embedded',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: 'http://localhost:3334',
      useProjectHostname: false,
    })
  })

  test('A6 SANITY_PROJECT_ID moves it to hosted Sanity, and no lake address remains', () => {
    expect(
      resolveContentSource({ SANITY_PROJECT_ID: 'abc12345', SANITY_DATASET: 'staging', LAKE_PORT: '4000' }),
    ).toEqual({
      kind: 'hosted',
      projectId: 'abc12345',
      dataset: 'staging',
      apiVersion: '2025-02-19',
    })
  })

  test('A5 LAKE_PORT and LAKE_URL move the embedded lake', () => {
    expect(resolveContentSource({ LAKE_PORT: '4000' })).toMatchObject({ apiHost: 'http://localhost:4000' })
    expect(resolveContentSource({ LAKE_URL: 'https://lake.example/' })).toMatchObject({
      apiHost: 'https://lake.example',
    })
  })

  test.each([
    ['SANITY_PROJECT_ID', 'My Project'],
    ['SANITY_DATASET', 'Über'],
    ['LAKE_PORT', '70000'],
    ['LAKE_URL', 'localhost:3334'],
  ])('A6 a wrong %s is named in the error', (name, value) => {
    expect(() => resolveContentSource({ [name]: value })).toThrow(ContentSourceError)
    expect(() => resolveContentSource({ [name]: value })).toThrow(`${name} is "${value}"`)
  })

  test('A6 client options carry no token and never use the CDN', () => {
    expect(clientOptions(resolveContentSource({ SANITY_PROJECT_ID: 'abc12345' }))).toEqual({
      projectId: 'abc12345',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
    })
  })
})
