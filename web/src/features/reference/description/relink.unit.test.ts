import { expect, test } from 'vitest'
import { outlineOf } from './outline-of.ts'
import { relinker, withTexts } from './relink.ts'

const outline = outlineOf({
  tags: [{ name: 'Running orders' }, { name: 'Reporting' }],
  paths: {
    '/v1/orders/{id}': { get: { operationId: 'getOrder', tags: ['Running orders'] } },
    '/v1/report': { get: { operationId: 'getReport', tags: ['Reporting'] } },
  },
  webhooks: { paid: { post: { operationId: 'paid' } } },
})
const [orders] = outline.groups
const relink = relinker(outline, orders ? [{ group: orders, operations: orders.operations }] : [], '/ref')

test.each([
  ['a group on the page', '#tag/running-orders', '#tag/running-orders'],
  ['an operation on the page', '#tag/running-orders/GET/v1/orders/{id}', '#tag/running-orders/GET/v1/orders/%7Bid%7D'],
  [
    'one as a browser writes it',
    '#tag/running-orders/GET/v1/orders/%7Bid%7D',
    '#tag/running-orders/GET/v1/orders/%7Bid%7D',
  ],
  ['a group of another page', '#tag/reporting', '/ref/reporting'],
  ['one by its name', '#tag/Running%20orders', '#tag/running-orders'],
  ['an operation of another page, as other tools write it', '#operation/getReport', '/ref/reporting/get-report'],
  ['the same with its group', '#tag/Reporting/operation/getReport', '/ref/reporting/get-report'],
  ['the webhooks', '#webhooks', '/ref/webhooks'],
  ['nothing that is known', '#section/Errors', '#section/Errors'],
])('G5 a link in a description leads to %s', (_, written, href) => {
  expect(relink(`Read [it](${written}).`)).toBe(`Read [it](${href}).`)
})

test('G5 the texts of a description are changed wherever they stand, and nothing else', () => {
  const document = {
    info: { description: '[a](#tag/reporting)', title: '[a](#tag/reporting)' },
    tags: [{ description: '[b](#tag/reporting)' }],
  }
  expect(withTexts(document, relink)).toEqual({
    info: { description: '[a](/ref/reporting)', title: '[a](#tag/reporting)' },
    tags: [{ description: '[b](/ref/reporting)' }],
  })
})

test.each([
  [{ tags: ['Events'] }, '/ref/events'],
  [{ tags: ['Orders'] }, '/ref/orders/post-paid'],
])('G5 a link to the webhooks leads to them whatever tag they carry: %j', (post, href) => {
  const mixed = outlineOf({ paths: { '/a': { get: { tags: ['Orders'] } } }, webhooks: { paid: { post } } })
  expect(relinker(mixed, [], '/ref')('[it](#webhooks)')).toBe(`[it](${href})`)
})
