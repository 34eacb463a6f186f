import { expect, test } from 'vitest'
import { currentSection } from './current-section.ts'

const headings = [
  { id: 'a', top: -400 },
  { id: 'b', top: 120 },
  { id: 'c', top: 500 },
  { id: 'd', top: 1200 },
]

test('F2 the section being read is the last whose heading passed the bar', () => {
  expect(currentSection(headings, { line: 140, height: 800, atEnd: false })).toBe('b')
})

test('F2 at the end of the page it is the last in view, which may never reach the bar', () => {
  expect(currentSection(headings, { line: 140, height: 800, atEnd: true })).toBe('c')
})

test('F2 above the first heading there is none', () => {
  expect(currentSection([{ id: 'a', top: 300 }], { line: 140, height: 800, atEnd: false })).toBeUndefined()
})
