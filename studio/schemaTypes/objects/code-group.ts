import { CodeIcon } from '@sanity/icons/Code'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countOf } from '../fields/preview.ts'

export const codeGroup = defineType({
  name: 'codeGroup',
  title: 'Code in tabs',
  type: 'object',
  icon: CodeIcon,
  fields: [
    defineField({
      name: 'tabs',
      title: 'Tabs',
      type: 'array',
      description: "The same example in several languages; each needs a label. The reader's choice is remembered.",
      of: [defineArrayMember({ type: 'codeBlock' })],
      validation: (rule) => rule.required().min(2).max(8),
    }),
  ],
  preview: {
    select: { tabs: 'tabs' },
    prepare: ({ tabs }) => ({ title: 'Code in tabs', subtitle: countOf(tabs, 'tab') }),
  },
})
