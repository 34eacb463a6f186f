import { defineArrayMember } from 'sanity'
import { proseBlock } from './prose.ts'

/** What may stand inside a step or a collapsible: everything but steps and cards, which do not nest. */
export const flowMembers = () => [
  proseBlock(),
  defineArrayMember({ type: 'codeBlock' }),
  defineArrayMember({ type: 'codeGroup' }),
  defineArrayMember({ type: 'callout' }),
  defineArrayMember({ type: 'table' }),
  defineArrayMember({ type: 'figure' }),
  defineArrayMember({ type: 'collapsible' }),
  defineArrayMember({ type: 'apiOperation' }),
  defineArrayMember({ type: 'snippetReference' }),
  defineArrayMember({ type: 'diagram' }),
  defineArrayMember({ type: 'liveTable' }),
  defineArrayMember({ type: 'conditional' }),
]

/** Everything that a page may hold. */
export const bodyMembers = () => [
  ...flowMembers(),
  defineArrayMember({ type: 'steps' }),
  defineArrayMember({ type: 'cards' }),
]
