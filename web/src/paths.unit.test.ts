import { describe, expect, test } from 'vitest'
import { canonicalHref, isInternal, normalisePath, paths, placeOf } from './paths.ts'

describe('normalisePath', () => {
  test.each([
    ['/docs/accounts/v3/overview', '/docs/accounts/v3/overview'],
    ['/docs/accounts/v3/overview/', '/docs/accounts/v3/overview'],
    ['/docs/accounts/v3/overview//', '/docs/accounts/v3/overview'],
    ['/docs/accounts/v3/overview/index.html', '/docs/accounts/v3/overview'],
    ['/docs/accounts/v3/overview/index.html/', '/docs/accounts/v3/overview'],
    ['/docs/a?tab=1#top', '/docs/a'],
    ['/index.html', '/'],
    ['/', '/'],
    ['', ''],
    ['  /docs/a  ', '/docs/a'],
    ['/docs/my-index.html', '/docs/my-index.html'],
  ])('F4 %j has one form: %j', (path, normal) => {
    expect(normalisePath(path)).toBe(normal)
    expect(normalisePath(normal)).toBe(normal)
  })
})

describe('canonicalHref', () => {
  test.each([
    ['/docs/a/', '/docs/a'],
    ['/docs/a/index.html?mode=wealth#consent', '/docs/a?mode=wealth#consent'],
    ['/#products', '/#products'],
    ['https://blog.example/a/', 'https://blog.example/a/'],
    ['#consent', '#consent'],
    ['//elsewhere.example/', '//elsewhere.example/'],
    ['/\\elsewhere.example/', '/\\elsewhere.example/'],
  ])('F4 %j leads to %j', (typed, href) => {
    expect(canonicalHref(typed)).toBe(href)
  })

  test('D7 an address that only looks like a path belongs to another host', () => {
    expect(['/docs', '//host', '/\\host', 'https://host', '#a', ''].filter(isInternal)).toEqual(['/docs'])
  })
})

describe('placeOf', () => {
  test.each([
    ['/docs/accounts/v3/overview', { product: 'accounts', version: 'v3' }],
    ['/accounts/v2/reference-accounts-api', { product: 'accounts', version: 'v2' }],
    ['/docs/payments/direct-payment-api-quickstart', { product: 'payments' }],
    ['/reference-insights-api', { product: 'insights' }],
    ['/accounts/v30', { product: 'accounts', version: 'v30' }],
    ['/accounts/v3x', { product: 'accounts' }],
    ['/accountsx/v3', {}],
    ['/reference', {}],
    ['/', {}],
  ])('I1 %j belongs to %j', (path, place) => {
    expect(placeOf(path)).toEqual(place)
  })
})

test('F1 every address that code leads to', () => {
  const built = Object.values({ ...paths, accountsMode: () => paths.accountsMode('wealth') }).map((build) => build())
  expect(built).toMatchInlineSnapshot(`
    [
      "/",
      "/reference",
      "/search",
      "/docs/accounts/v3/overview",
      "/docs/accounts/v2/accounts-headline",
      "/accounts/v3/quickstart-demo",
      "/accounts/v3/reference-accounts-api",
      "/docs/accounts/v2/accounts-integration-creating-connection-wealth",
      "/docs/accounts/v3/migration-guide",
      "/docs/accounts/v3/financial-institutions-coverage",
      "/docs/accounts/v3/providers-disturbances",
      "/docs/payments/direct-payment-api-quickstart",
      "/payments/quickstart-demo",
      "/payments/direct-payment-providers",
      "/payments/reference-direct-payment-api",
      "/insights/reference-insights-api",
    ]
  `)
})
