import { ComponentIcon } from '@sanity/icons/Component'
import { defineField, defineType } from 'sanity'
import { SnippetInput } from '../../editing/pick/snippet-use.tsx'
import { keyField } from '../fields/key.ts'
import { titleField } from '../fields/title.ts'

export const snippet = defineType({
  name: 'snippet',
  title: 'Snippet',
  type: 'document',
  icon: ComponentIcon,
  fields: [
    titleField({ description: 'For editors only: readers see the body alone.' }),
    keyField('snippet', 'Names the snippet in imported text. Never change it.'),
    defineField({
      name: 'body',
      title: 'Body',
      type: 'body',
      description:
        'Shown on every page that refers to this snippet. Limit a part to access modes with a conditional block.',
      validation: (rule) => rule.required(),
    }),
  ],
  components: { input: SnippetInput },
  orderings: [{ title: 'Title', name: 'title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'key' } },
})
