import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countOf, firstTitle } from '../fields/preview.ts'

export const cards = defineType({
  name: 'cards',
  title: 'Cards',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      description: 'Two to six ways to go on. Each card is one link.',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { cards: 'cards' },
    prepare: ({ cards: members }) => ({ title: firstTitle(members) ?? 'Cards', subtitle: countOf(members, 'card') }),
  },
})
