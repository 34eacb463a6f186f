import { defineField } from 'sanity'
import { anchor } from '../rules/anchor.ts'

/** The heading of a page that a link leads to. */
export const anchorField = () =>
  defineField({
    name: 'anchor',
    title: 'Heading',
    type: 'string',
    description: 'The id of a heading on that page, without #. Empty for the top of the page.',
    validation: (rule) => rule.custom(anchor),
  })
