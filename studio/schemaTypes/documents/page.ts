import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { accessModes, products, versions } from '../fields/choices.ts'
import { joined } from '../fields/preview.ts'
import { titleField } from '../fields/title.ts'
import { uniqueIn } from '../rules/content.ts'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'
import { pagePath } from '../rules/page-path.ts'
import { lengthBetween } from '../rules/text-length.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'place', title: 'Place and path' },
    { name: 'reading', title: 'Reading and related' },
  ],
  initialValue: { product: 'accounts', version: 'v3', tocMinLevel: 2, tocMaxLevel: 3 },
  fields: [
    titleField({
      group: 'content',
      description: 'The heading of the page and its name in search results. At most 70 characters.',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'One or two sentences, 50 to 160 characters, for search results and link previews.',
      validation: (rule) => [
        rule.required().custom(noHiddenCharacters),
        rule.custom(lengthBetween(50, 160, 'Search engines show about that much.')).warning(),
      ],
    }),
    defineField({
      name: 'body',
      title: 'Body',
      type: 'body',
      group: 'content',
      description: 'The page, without its title. Write {{name}} to insert a variable of the site settings.',
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      group: 'place',
      description:
        'The exact address below the host, for example /docs/accounts/v3/overview. When it changes, publishing offers a redirect from the old one.',
      placeholder: '/docs/accounts/v3/overview',
      validation: (rule) => [rule.required().custom(pagePath), rule.custom(uniqueIn('page', 'path'))],
    }),
    defineField({
      name: 'product',
      title: 'Product',
      type: 'string',
      group: 'place',
      description: 'The product that the page documents.',
      options: { list: [...products], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'version',
      title: 'Version',
      type: 'string',
      group: 'place',
      description: 'The version of the Accounts API. Empty for a product without versions.',
      options: { list: [...versions], layout: 'radio', direction: 'horizontal' },
      hidden: ({ document, value }) => document?.['product'] !== 'accounts' && !value,
    }),
    defineField({
      name: 'accessMode',
      title: 'Access mode',
      type: 'string',
      group: 'place',
      description: 'Chooses the variant of conditional blocks. Empty for a page that holds for every mode.',
      options: { list: [...accessModes], layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'successor',
      title: 'Newer version of this page',
      type: 'reference',
      to: [{ type: 'page' }],
      weak: true,
      group: 'reading',
      description: 'For a page of a deprecated version: where its readers should go.',
      options: { filter: 'version == "v3"' },
    }),
    defineField({
      name: 'related',
      title: 'Related pages',
      type: 'array',
      group: 'reading',
      description: 'Two to four pages to read next, shown below the text.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'page' }], weak: true })],
      validation: (rule) => rule.unique().max(6),
    }),
    defineField({
      name: 'lastReviewed',
      title: 'Last reviewed',
      type: 'date',
      group: 'reading',
      description: 'When somebody last checked every statement of the page. Shown to readers.',
    }),
    defineField({
      name: 'tocMinLevel',
      title: 'Contents from heading level',
      type: 'number',
      group: 'reading',
      description: 'The highest heading level that the table of contents lists. Usually 2.',
      options: { list: [2, 3, 4] },
      validation: (rule) => rule.integer().min(2).max(4),
    }),
    defineField({
      name: 'tocMaxLevel',
      title: 'Contents to heading level',
      type: 'number',
      group: 'reading',
      description: 'The lowest heading level that the table of contents lists. Usually 3.',
      options: { list: [2, 3, 4] },
      validation: (rule) => rule.integer().min(rule.valueOfField('tocMinLevel')).max(4),
    }),
  ],
  orderings: [
    { title: 'Path', name: 'path', by: [{ field: 'path', direction: 'asc' }] },
    { title: 'Title', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
    { title: 'Longest unreviewed', name: 'lastReviewed', by: [{ field: 'lastReviewed', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', path: 'path', accessMode: 'accessMode' },
    prepare: ({ title, path, accessMode }) => ({ title: title || 'Untitled page', subtitle: joined(path, accessMode) }),
  },
})
