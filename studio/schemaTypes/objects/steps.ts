import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countOf, firstTitle } from '../fields/preview.ts'

export const steps = defineType({
  name: 'steps',
  title: 'Steps',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'What the reader does, in order. They are numbered by themselves.',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { steps: 'steps' },
    prepare: ({ steps: members }) => ({ title: firstTitle(members) ?? 'Steps', subtitle: countOf(members, 'step') }),
  },
})
