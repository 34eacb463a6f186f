import { defineField, defineType } from 'sanity'
import { cellBlock } from '../fields/prose.ts'
import { spanText } from '../fields/span-text.ts'

export const tableCell = defineType({
  name: 'tableCell',
  title: 'Cell',
  type: 'object',
  fields: [
    defineField({
      name: 'content',
      title: 'Text',
      type: 'array',
      description: 'Text, code and links. May be empty.',
      of: [cellBlock()],
    }),
  ],
  preview: {
    select: { content: 'content' },
    prepare: ({ content }) => ({ title: spanText(content) || 'Empty cell' }),
  },
})
