import { expect, test } from 'vitest'
import { isEditableText } from './editable-text.ts'

const at = (type: string, ...sourcePath: (string | number | { _key: string })[]) =>
  isEditableText({ sourcePath, sourceDocument: { _type: type } })
const item = { _key: 'a' }

test('O1 words that are shown lead to their field', () => {
  expect(at('page', 'title')).toBe(true)
  expect(at('page', 'body', item, 'children', item, 'text')).toBe(true)
  expect(at('snippet', 'body', item, 'steps', item, 'title')).toBe(true)
  expect(at('menuEntry', 'label')).toBe(true)
  expect(at('announcement', 'message', item, 'children', item, 'text')).toBe(true)
})

test('M5 what is compared, parsed or followed bears no hidden mark', () => {
  expect(at('menuEntry', 'indicativeVariant')).toBe(false)
  expect(at('menuEntry', 'className')).toBe(false)
  expect(at('menuEntry', 'to')).toBe(false)
  expect(at('page', 'path')).toBe(false)
  expect(at('page', 'version')).toBe(false)
  expect(at('page', 'body', item, 'tone')).toBe(false)
  expect(at('page', 'body', item, 'code', 'code')).toBe(false)
  expect(at('page', 'body', item, 'source')).toBe(false)
  expect(at('page', 'body', item, 'tabs', item, 'label')).toBe(false)
  expect(at('page', 'body', item, 'markDefs', item, 'href')).toBe(false)
  expect(at('announcement', 'tone')).toBe(false)
  expect(at('siteSettings', 'variables', item, 'value')).toBe(false)
  expect(at('provider', 'name')).toBe(false)
})
