import { expect, test } from 'vitest'
import { finishMarkup } from './finish-markup.ts'

const group = (inner: string) =>
  `<section class="section" id="api/tag/webhooks"><!--[--><div class="columns"><!--[--><div class="column">${inner}</div></div></section>`
const plain = { kind: 'group', webhooks: undefined } as const

test('G5 a section is found by the hash that leaves Scalar’s slug out', () => {
  expect(finishMarkup(group('Events'), plain)).toContain('<div id="tag/webhooks" class="columns">')
})

test('G5 webhooks that carry a tag are found by the anchor that other tools give them', () => {
  const markup = finishMarkup(group('Events'), { kind: 'group', webhooks: 'tag/webhooks' })
  expect(markup).toContain('<div id="tag/webhooks" class="columns"><!--[--><div id="webhooks" class="column">')
})

test('G5 so is a group that stands in the list of the rest, and a page without webhooks is left alone', () => {
  const rest = '<h2 id="tag/webhooks"><a href="/r/webhooks">Webhooks</a></h2>'
  expect(finishMarkup(rest, { kind: 'reference', webhooks: 'tag/webhooks' })).toBe(
    '<h2 id="tag/webhooks"><a id="webhooks" href="/r/webhooks">Webhooks</a></h2>',
  )
  expect(finishMarkup(rest, { kind: 'reference', webhooks: 'tag/users' })).toBe(rest)
  const own = '<h2 id="webhooks">Webhooks</h2>'
  expect(finishMarkup(own, { kind: 'reference', webhooks: 'webhooks' })).toBe(own)
})

test('N7 on the page of an operation its parts follow the heading of the page', () => {
  const part = '<h4 class="section-header-label" id="x">Headers</h4>'
  expect(finishMarkup(part, { ...plain, kind: 'operation' })).toBe(
    '<h4 aria-level="2" class="section-header-label" id="x">Headers</h4>',
  )
  expect(finishMarkup(part, plain)).toBe(part)
})

test('N7 the answers of each operation are no landmark of the same name', () => {
  const answers = '<div role="region" class="response-card" style="" aria-label="Example Responses"></div>'
  expect(finishMarkup(answers + '<div role="region" aria-labelledby="a"></div>', plain)).toBe(
    '<div role="group" class="response-card" style="" aria-label="Example Responses"></div><div role="region" aria-labelledby="a"></div>',
  )
})
