import { ApiIcon } from '@sanity/icons/Api'
import { defineField, defineType } from 'sanity'
import { bundledApis } from '../fields/bundled-apis.ts'
import { operationField } from '../fields/operation.ts'

export const apiOperation = defineType({
  name: 'apiOperation',
  title: 'API operation',
  type: 'object',
  icon: ApiIcon,
  fields: [
    defineField({
      name: 'api',
      title: 'API description',
      type: 'string',
      description: 'The description that the operation is rendered from.',
      options: { list: [...bundledApis] },
      validation: (rule) => rule.required(),
    }),
    operationField({ required: true }),
  ],
  preview: { select: { title: 'operation', subtitle: 'api' } },
})
