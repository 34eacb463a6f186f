import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { products } from '../fields/choices.ts'
import { countOf } from '../fields/preview.ts'

export const navProduct = defineType({
  name: 'navProduct',
  title: 'Product of the navigation bar',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'As it stands in the navigation bar.',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'product',
      title: 'Product',
      type: 'string',
      description: 'Marks the entry as current on the pages of this product.',
      options: { list: [...products] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'entries',
      title: 'Entries of the drop-down',
      type: 'array',
      description: 'In the order in which they show.',
      of: [defineArrayMember({ type: 'navEntry' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { title: 'label', entries: 'entries' },
    prepare: ({ title, entries }) => ({ title, subtitle: countOf(entries, 'entry', 'entries') }),
  },
})
