import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { safeAddress } from '../rules/link-address.ts'

export const link = defineType({
  name: 'link',
  title: 'Link by address',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description:
        'https://…, mailto:…, tel:…, #heading, or /path for a page that is no document (a reference, a demo). For a documentation page choose "Link to a page" instead: it follows the page when it moves.',
      validation: (rule) => rule.required().custom(safeAddress),
    }),
  ],
})
