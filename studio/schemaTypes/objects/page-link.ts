import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor.ts'

export const pageLink = defineType({
  name: 'pageLink',
  title: 'Link to a page',
  type: 'object',
  icon: DocumentIcon,
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      // Weak: two pages that link to each other can each be unpublished.
      weak: true,
      description: 'The link follows the page when its path changes.',
      validation: (rule) => rule.required(),
    }),
    anchorField(),
  ],
})
