import { expect, test } from 'vitest'
import { nearestPages } from './nearest.ts'

const pages = [
  '/docs/accounts/v3/widgets-usage-description',
  '/docs/accounts/v3/widgets-widgets-overview',
  '/docs/accounts/v3/users',
  '/docs/accounts/v2/accounts-api-howto-users',
  '/docs/payments/direct-payment-api-quickstart',
].map((path) => ({ path, title: path.slice(6) }))
const nearest = (path: string) => nearestPages(path, pages).map((page) => page.path)

test.each([
  ['/docs/accounts/v3/widgets-usage', '/docs/accounts/v3/widgets-usage-description'],
  ['/docs/accounts/v3/user', '/docs/accounts/v3/users'],
  ['/docs/accounts/v4/users', '/docs/accounts/v3/users'],
  ['/accounts/v3/users.html', '/docs/accounts/v3/users'],
  ['/docs/payment/direct-payment-quickstart', '/docs/payments/direct-payment-api-quickstart'],
])('N4 %s is nearest to %s', (asked, expected) => expect(nearest(asked)[0]).toBe(expected))

test('N4 nothing is offered for an address that is like no other', () => {
  expect(nearest('/wp-login.php')).toEqual([])
  expect(nearest('/')).toEqual([])
})
