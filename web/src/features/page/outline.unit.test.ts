import { expect, test } from 'vitest'
import { findHeadings, slug } from '@portal/content-rules/headings'
import type { Body, TextBlock } from './body-types.ts'
import { nestOutline } from './outline.ts'

let count = 0
const block = (text: string, style: NonNullable<TextBlock['style']> = 'normal', listItem?: 'bullet'): TextBlock => ({
  _type: 'block',
  _key: `k${(count += 1)}`,
  style,
  ...(listItem && { listItem, level: 1 }),
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})

const entry = (id: string, ...children: object[]) => ({ id, text: id.toUpperCase(), children })

test.each([
  { text: 'When you need a session', id: 'when-you-need-a-session' },
  { text: 'POST /v3/users', id: 'post-v3-users' },
  { text: "What's new?", id: 'whats-new' },
  { text: 'Crédit agricole & co', id: 'credit-agricole-co' },
  { text: 'user_id and {state}', id: 'user_id-and-state' },
  { text: '…', id: 'section' },
])('F3 the heading "$text" has the id $id', ({ text, id }) => {
  expect(slug(text)).toBe(id)
})

test('F3 equal headings get -1 and -2 in the order of reading, and never the id of another', () => {
  const body: Body = ['Flows', 'Flows', 'Flows 1', 'Flows'].map((text) => block(text, 'h2'))
  expect(findHeadings(body).outline.map(({ id }) => id)).toEqual(['flows', 'flows-1', 'flows-1-1', 'flows-2'])
})

test('F2 a list item that looks like a heading is none, and a heading in a fold has an id and no entry', () => {
  const folded = block('Detail', 'h3')
  const body: Body = [
    block('Lists', 'h2'),
    block('Not a heading', 'h2', 'bullet'),
    { _type: 'collapsible', _key: 'c', summary: 'More', content: [folded] },
  ]
  const { idOf, outline } = findHeadings(body)
  expect(outline).toEqual([{ id: 'lists', text: 'Lists', level: 2 }])
  expect(idOf.get(folded)).toBe('detail')
})

test('F2 the contents list nests the levels it shows, and a skipped level nests one step', () => {
  const headings = findHeadings([block('A', 'h2'), block('B', 'h4'), block('C', 'h3'), block('D', 'h2')]).outline
  expect(nestOutline(headings, 2, 3)).toEqual([entry('a', entry('c')), entry('d')])
  expect(nestOutline(headings, 2, 4)).toEqual([entry('a', entry('b'), entry('c')), entry('d')])
})
