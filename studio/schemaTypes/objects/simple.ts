import { PastingInput } from '../../editing/paste/pasting-input.tsx'
import { defineArrayMember, defineType } from 'sanity'
import { proseBlock } from '../fields/prose.ts'

export const simple = defineType({
  name: 'simple',
  title: 'Simple text',
  type: 'array',
  description: 'Text, lists and code.',
  of: [proseBlock(), defineArrayMember({ type: 'codeBlock' })],
  components: { input: PastingInput },
})
