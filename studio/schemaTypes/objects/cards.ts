import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countOf } from '../fields/preview.ts'

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
    select: { cards: 'cards', first: 'cards.0.title' },
    prepare: ({ cards: members, first }) => ({ title: first || 'Cards', subtitle: countOf(members, 'card') }),
  },
})
