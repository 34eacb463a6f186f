import { defineField, defineType } from 'sanity'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'

export const variable = defineType({
  name: 'variable',
  title: 'Variable',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Written in texts as {{name}}: lower-case letters, digits and underscores.',
      validation: (rule) =>
        rule.required().regex(/^[a-z][a-z0-9_]*$/, { name: 'lower-case letters, digits and underscores' }),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'What readers see instead.',
      validation: (rule) => rule.required().custom(noHiddenCharacters),
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'value' },
    prepare: ({ title, subtitle }) => ({ title: `{{${title ?? ''}}}`, subtitle }),
  },
})
