import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { indicativeLabelFields } from '../fields/indicative-label.ts'
import { joined } from '../fields/preview.ts'
import { safeAddress } from '../rules/link-address.ts'

export const navEntry = defineType({
  name: 'navEntry',
  title: 'Drop-down entry',
  type: 'object',
  icon: ChevronDownIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'As it stands in the drop-down.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'string',
      description: 'The path of a page of this portal, beginning with /.',
      validation: (rule) => rule.required().custom(safeAddress),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'string',
      description: 'One line below the label.',
      validation: (rule) => rule.max(100),
    }),
    ...indicativeLabelFields(),
    defineField({
      name: 'links',
      title: 'Quick links',
      type: 'array',
      description: 'Two or three pages that readers look for most: quickstart, reference, demo.',
      of: [defineArrayMember({ type: 'navLink' })],
      validation: (rule) => rule.max(6),
    }),
  ],
  preview: {
    select: { title: 'label', to: 'to', badge: 'indicativeLabel' },
    prepare: ({ title, to, badge }) => ({ title, subtitle: joined(to, badge) }),
  },
})
