import { expect, test } from 'vitest'
import { drawDiagram } from './draw-diagram.ts'

const words = { title: 'Adding "one" & more', alt: 'A calls B' }
const sequence = 'sequenceDiagram\n  participant A as <script>alert(1)</script>\n  A->>B: javascript: x'

const ids = (id: string) =>
  [...(drawDiagram('flowchart LR\n A-->B', words, id) ?? '').matchAll(/\bid="([^"]+)"/g)].map(([, found]) => found)

test('B1 a diagram is drawn without any other host, and says what it shows', () => {
  const drawn = drawDiagram('sequenceDiagram\n  A->>B: hello', words, 'd1')
  expect(drawn).toContain('role="img" aria-labelledby="d1-title d1-desc"')
  expect(drawn).toContain('<title id="d1-title">Adding &#34;one&#34; &#38; more</title>')
  expect(drawn).toContain('hello')
  expect(drawn).not.toMatch(/<style|@import|googleapis|style="/)
})

test('B1 two diagrams on a page share no id', () => {
  expect(ids('d1').length).toBeGreaterThan(2)
  expect(ids('d1').filter((id) => ids('d2').includes(id))).toEqual([])
})

test('B1 a reference within a drawing leads to its own mark', () => {
  const drawn = drawDiagram('flowchart LR\n A-->B', words, 'd1') ?? ''
  for (const [, target] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(`id="${target}"`)
})

test('B1 what can not be drawn gives nothing, so that its source is shown', () => {
  expect(drawDiagram('nonsense', words, 'd1')).toBeUndefined()
})

test('Q3 nothing in a label runs', () => {
  expect(drawDiagram(sequence, words, 'd1') ?? '').not.toMatch(/<script|<foreignObject|\son\w+=/)
})
