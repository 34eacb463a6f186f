import { defineField } from 'sanity'
import { products, versions } from './choices.ts'
import { placementComplete } from '../rules/placement.ts'

const scopes = [
  { title: 'All pages', value: 'all' },
  { title: 'Pages of a product', value: 'product' },
  { title: 'Pages of a version', value: 'version' },
]

/** Where an announcement shows. */
export const placementField = (options: { group: string }) =>
  defineField({
    name: 'placement',
    title: 'Where it shows',
    type: 'object',
    group: options.group,
    description: 'All pages, the pages of one product, or those of one version of it.',
    validation: (rule) => rule.required().custom(placementComplete),
    fields: [
      defineField({
        name: 'scope',
        title: 'Pages',
        type: 'string',
        description: 'Which pages show the announcement.',
        options: { list: scopes, layout: 'radio' },
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'product',
        title: 'Product',
        type: 'string',
        description: 'The product whose pages show it.',
        options: { list: [...products] },
        hidden: ({ parent }) => parent?.scope === 'all' || !parent?.scope,
      }),
      defineField({
        name: 'version',
        title: 'Version',
        type: 'string',
        description: 'The version whose pages show it.',
        options: { list: [...versions] },
        hidden: ({ parent }) => parent?.scope !== 'version',
      }),
    ],
  })
