import { expect, test } from 'vitest'
import { fillTemplate, readTemplate } from './template.ts'

test('G6 a part that is shown elsewhere gets the ids and the anchors of its place', () => {
  const markup = '<p id="v-0-1-7" for="v-0-1-12-label"><a id="api/a.b(c).responses"></a><i id="v-0-1-3-0"></i>'
  const template = readTemplate(markup, { ids: 'v-0-1-', first: 7, anchor: 'api/a.b(c)' })
  expect(fillTemplate(template, { ids: 'v-0-4-', first: 20, anchor: 'api/d' })).toBe(
    '<p id="v-0-4-20" for="v-0-4-25-label"><a id="api/d.responses"></a><i id="v-0-1-3-0"></i>',
  )
})

test('G6 a part without an anchor of its own keeps everything else', () => {
  const template = readTemplate('<p>v-0-x</p>', { ids: 'v-0-', first: 0, anchor: '' })
  expect(fillTemplate(template, { ids: 'v-1-', first: 3, anchor: '' })).toBe('<p>v-0-x</p>')
})
