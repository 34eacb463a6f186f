import { ApiIcon } from '@sanity/icons/Api'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { apiSourceField } from '../fields/api-source.ts'
import { joined } from '../fields/preview.ts'
import { titleField } from '../fields/title.ts'
import { uniqueIn } from '../rules/content.ts'
import { pagePath } from '../rules/page-path.ts'

export const apiReference = defineType({
  name: 'apiReference',
  title: 'API reference',
  type: 'document',
  icon: ApiIcon,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'description', title: 'API description' },
  ],
  fields: [
    titleField({ group: 'page', description: 'The heading of the reference page.' }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      group: 'page',
      description: 'The exact address below the host, for example /accounts/v3/reference-accounts-api.',
      validation: (rule) => [rule.required().custom(pagePath), rule.custom(uniqueIn('apiReference', 'path'))],
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      group: 'page',
      description: 'Stands beside the title, for example Partner edition, DEPRECATED or BETA.',
      validation: (rule) => rule.max(24),
    }),
    apiSourceField({ group: 'description' }),
    defineField({
      name: 'servers',
      title: 'Servers',
      type: 'array',
      group: 'description',
      description: 'Where "Try it" may send requests; the first is chosen. Empty: the servers of the description.',
      of: [defineArrayMember({ type: 'apiServer' })],
    }),
    defineField({
      name: 'groups',
      title: 'Groups to show',
      type: 'array',
      group: 'description',
      description: 'The groups of operations, by their names and in their order. Empty: all of them.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique(),
    }),
  ],
  orderings: [{ title: 'Path', name: 'path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', path: 'path', label: 'label' },
    prepare: ({ title, path, label }) => ({ title: title || 'Untitled reference', subtitle: joined(path, label) }),
  },
})
