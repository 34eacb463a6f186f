import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { joined } from '../fields/preview.ts'
import { pagePath } from '../rules/page-path.ts'

export const docsVersion = defineType({
  name: 'docsVersion',
  title: 'Documentation version',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: "The key kept in the reader's browser, for example next. Never change it.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'As readers see it, for example Next.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'version',
      title: 'Version',
      type: 'string',
      description: 'Shown in the footer, for example 2.1.7.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      description: 'Where its documents begin, for example /docs.',
      validation: (rule) => rule.required().custom(pagePath),
    }),
    defineField({
      name: 'mainDoc',
      title: 'Main document',
      type: 'reference',
      to: [{ type: 'page' }],
      weak: true,
      description: 'The page that opens when a reader chooses this version.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'label', name: 'name', version: 'version' },
    prepare: ({ title, name, version }) => ({ title, subtitle: joined(name, version) }),
  },
})
