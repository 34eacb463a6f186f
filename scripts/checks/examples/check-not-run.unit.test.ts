import { readExampleFile } from '@portal/studio/seed-examples'
import { expect, test } from 'vitest'
import { checkNotRun } from './check-not-run.ts'

const file = 'pages/p.md'
const check = (body: string, list: { file: string; label: string; reason: string }[] = []) => {
  const source = `---\ntitle: T\ndescription: D\nproduct: accounts\nversion: v3\n---\n\n${body}\n`
  const page = { ...readExampleFile({ kind: 'page', file: '/p.md', path: '/docs/p' }, source), file }
  const { reasons, problems } = checkNotRun([page], list)
  return [...reasons, ...problems].map(({ line, reason }) => `${line} ${reason}`)
}

const fragment = '```json label="Part" kind=fragment\n{ "a": 1 }\n```'

test('J2 an example that is not run is named with its reason', () => {
  expect(check(fragment, [{ file, label: 'Part', reason: 'a part' }])).toEqual(['8 not run: a part'])
})

test.each([
  ['an example without a reason', fragment, [], '8 "Part" is not run: give the reason in not-run.ts'],
  [
    'a reason without an example',
    'Text.',
    [{ file, label: 'Gone', reason: 'a part' }],
    '1 not-run.ts names "Gone", which is not here',
  ],
  [
    'a program that cannot be read',
    '```javascript\nconst a = = 1\n```',
    [],
    '8 the program cannot be read: Expression expected.',
  ],
])('J2 %s is a problem', (_, body, list, problem) => {
  expect(check(body, list)).toEqual([problem])
})

test('J2 a program with imports and a top-level await can be read', () => {
  expect(check("```javascript\nimport { a } from './a.mjs'\n\nexport const b = await a()\n```")).toEqual([])
})
