import { defineArrayMember, defineField, defineType } from 'sanity'
import { spanText } from '../fields/span-text.ts'

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      description: 'One for each column, from left to right.',
      of: [defineArrayMember({ type: 'tableCell' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { first: 'cells.0.content', second: 'cells.1.content', third: 'cells.2.content' },
    prepare: ({ first, second, third }) => ({
      title: [first, second, third].map(spanText).filter(Boolean).join(' | ') || 'Empty row',
    }),
  },
})
