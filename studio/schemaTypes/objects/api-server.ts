import { defineField, defineType } from 'sanity'
import { serverAddress } from '../rules/server-address.ts'

export const apiServer = defineType({
  name: 'apiServer',
  title: 'Server',
  type: 'object',
  fields: [
    defineField({
      name: 'url',
      title: 'Address',
      type: 'string',
      description: 'Where "Try it" sends its requests: https://…, or /sandbox for the embedded sandbox.',
      validation: (rule) => rule.required().custom(serverAddress),
    }),
    defineField({
      name: 'description',
      title: 'Name',
      type: 'string',
      description: 'As readers choose it: Sandbox, Production.',
    }),
  ],
  preview: { select: { title: 'description', subtitle: 'url' } },
})
