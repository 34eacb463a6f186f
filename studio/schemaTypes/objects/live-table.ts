import { ActivityIcon } from '@sanity/icons/Activity'
import { defineField, defineType } from 'sanity'
import { choiceTitle } from '../fields/preview.ts'
import { liveTables } from '../fields/provider-choices.ts'

export const liveTable = defineType({
  name: 'liveTable',
  title: 'Live table',
  type: 'object',
  icon: ActivityIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Table',
      type: 'string',
      description:
        'Made from the documents under Providers and Disturbances. It changes on the page as soon as one of them is published.',
      options: { list: [...liveTables], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { kind: 'kind' },
    prepare: ({ kind }) => ({ title: choiceTitle([...liveTables], kind) || 'Live table', subtitle: 'Live table' }),
  },
})
