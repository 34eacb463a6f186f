import { defineField, defineType } from 'sanity'
import { safeAddress } from '../rules/link-address.ts'

export const navLink = defineType({
  name: 'navLink',
  title: 'Quick link',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'One or two words.',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'string',
      description: 'The path of a page of this portal, beginning with /.',
      validation: (rule) => rule.required().custom(safeAddress),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'to' } },
})
