import { expect, test } from 'vitest'
import { z } from 'zod'
import { readKept } from './use-kept-state.ts'

const schema = z.object({ kind: z.enum(['links', 'menu']).optional(), drafts: z.boolean() })
const read = (stored: string | null) =>
  readKept({ getItem: (name) => (name === 'health' ? stored : null) }, 'health', schema)

test.each([
  ['what was kept', '{"kind":"links","drafts":true}', { kind: 'links', drafts: true }],
  ['nothing yet', null, undefined],
  ['what an older Studio kept', '{"kind":"gone","drafts":true}', undefined],
  ['half of it', '{"kind":', undefined],
])('O5 a tool that is come back to finds %s', (_what, stored, found) => {
  expect(read(stored)).toEqual(found)
})
