import { defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor.ts'
import { safeAddress } from '../rules/link-address.ts'
import { exactlyOne } from '../rules/exactly-one.ts'

export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Where the card leads, in two to five words.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      weak: true,
      description: 'A documentation page. The card follows it when its path changes.',
      hidden: ({ parent }) => Boolean(parent?.href),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description: 'For all that is no documentation page: /accounts/v3/quickstart-demo, https://…',
      hidden: ({ parent }) => Boolean(parent?.page),
      validation: (rule) => rule.custom(safeAddress),
    }),
    anchorField(),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'string',
      description: 'One sentence: what the reader finds there.',
      validation: (rule) => rule.max(160),
    }),
  ],
  validation: (rule) => rule.custom((value) => exactlyOne(value, { page: 'a page', href: 'an address' })),
  preview: {
    select: { title: 'title', href: 'href', path: 'page.path' },
    prepare: ({ title, href, path }) => ({ title: title || 'Card', subtitle: path ?? href ?? 'Leads nowhere' }),
  },
})
