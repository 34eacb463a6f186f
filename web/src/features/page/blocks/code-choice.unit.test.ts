import { expect, test } from 'vitest'
import { type CodeTab, tabOfChoice } from './code-choice.ts'

const tab = (label: string, language: string): CodeTab => ({ key: label, label, language, file: '' })
const tabs = [tab('cURL', 'bash'), tab('Node.js', 'javascript'), tab('Python', 'python')]

test.each([
  { choice: '', selected: 0 },
  { choice: 'Python\u001Fpython', selected: 2 },
  { choice: 'curl\u001Fbash', selected: 0 },
  { choice: 'JavaScript\u001Fjavascript', selected: 1 },
  { choice: 'Ruby\u001Fruby', selected: 0 },
])('F5 after the choice of "$choice" the tab $selected shows', ({ choice, selected }) => {
  expect(tabOfChoice(tabs, choice)).toBe(selected)
})
