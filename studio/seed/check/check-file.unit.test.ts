import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SEED_FOLDER, type SeedFile } from '../files.ts'
import { checkFile } from './check-file.ts'

const path = '/docs/accounts/v3/users'
const page: SeedFile = { kind: 'page', path, file: join(SEED_FOLDER, `pages${path}.md`) }
const known = { snippets: new Set(['shared']) }
const front = {
  title: 'Users',
  description: 'Create, read and delete the users on whose behalf you read accounts.',
  product: 'accounts',
  version: 'v3',
  lastReviewed: '2026-11-27',
}

function problemsOf(body: string, fields: Record<string, string> = {}, seed: SeedFile = page): string[] {
  const lines = Object.entries({ ...front, ...fields }).map(([name, value]) => `${name}: ${value}`)
  const { problems } = checkFile(seed, `---\n${lines.join('\n')}\n---\n\n${body}\n`, known)
  return problems.map(({ line, message }) => `${line}: ${message}`)
}

test('B1 a page that is as it should be has no problem', () => {
  expect(
    problemsOf('## A\n\n### B\n\nSee [users](/docs/accounts/v3/users) of {{brand}}.\n\n::snippet[shared]'),
  ).toEqual([])
})

const bodies: [string, string, RegExp][] = [
  ['a link to no address', '[a](users.md)', /^9: "users\.md" is no address/],
  ['a snippet that is not there', '::snippet[lost]', /^9: there is no snippet "lost"$/],
  ['an image that is not there', '![a](lost.png)', /^9: there is no file lost\.png beside the page$/],
  ['an unknown language', '```cobol\nA\n```', /^9: "cobol" is no language: bash, /],
  ['an unknown API', '::operation[GET /a]{api=accounts-v9}', /^9: "accounts-v9" is no API description: accounts-v3, /],
  [
    'a label that is too long',
    `\`\`\`bash label="${'a'.repeat(41)}"\nA\n\`\`\``,
    /^9: a code label of 41 characters: at most 40$/,
  ],
  ['a form that is not the canonical one', '* A', /^9: not in the canonical form \(--fix mends it\): write "- A"$/],
  ['a wrapped paragraph', 'A\nb', /^9: not in the canonical form \(--fix mends it\): write "A b"$/],
]

test.each(bodies)('B1 %s is found', (_what, body, problem) => {
  expect(problemsOf(body)).toEqual([expect.stringMatching(problem)])
})

const fields: [string, Record<string, string>, string][] = [
  ['another product', { product: 'payments' }, '4: the path says product: accounts'],
  ['another version', { version: 'v2', successor: path }, '5: the path says version: v3'],
  ['a date that is none', { lastReviewed: '2026-02-30' }, '6: lastReviewed is a date such as 2026-11-27'],
  ['a related page that is none', { related: '[/docs/lost]' }, '7: /docs/lost is no other documentation page'],
]

test.each(fields)('B1 %s is found', (_what, changed, problem) => {
  expect(problemsOf('A', changed)).toContain(problem)
})

test('B1 a page of an access mode says its mode, and a V2 page its successor', () => {
  const v2 = '/docs/accounts/v2/accounts-integration-webhooks-wealth'
  const seed: SeedFile = { kind: 'page', path: v2, file: join(SEED_FOLDER, `pages${v2}.md`) }
  expect(problemsOf('A', { version: 'v2' }, seed)).toEqual([
    '1: the path says accessMode: wealth',
    '1: a V2 page names its V3 successor',
  ])
})

test('B1 the canonical form is what --fix writes', () => {
  const { canonical } = checkFile(
    { kind: 'snippet', key: 'a', file: join(SEED_FOLDER, 'snippets/a.md') },
    '---\ntitle: "A"\n---\n* B\n* C\n',
    known,
  )
  expect(canonical).toBe('---\ntitle: A\n---\n\n- B\n- C\n')
})
