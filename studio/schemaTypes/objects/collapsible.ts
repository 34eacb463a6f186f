import { ExpandIcon } from '@sanity/icons/Expand'
import { defineField, defineType } from 'sanity'

export const collapsible = defineType({
  name: 'collapsible',
  title: 'Collapsible',
  type: 'object',
  icon: ExpandIcon,
  fields: [
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'string',
      description: 'The line that stays visible and opens the rest.',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'content',
      title: 'Content',
      type: 'flow',
      description: 'Detail that few readers need.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'summary' }, prepare: ({ title }) => ({ title, subtitle: 'Collapsible' }) },
})
