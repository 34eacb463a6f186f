import { ComponentIcon } from '@sanity/icons/Component'
import { SnippetReferenceInput } from '../../editing/pick/snippet-use.tsx'
import { defineField, defineType } from 'sanity'

export const snippetReference = defineType({
  name: 'snippetReference',
  title: 'Snippet',
  type: 'object',
  icon: ComponentIcon,
  fields: [
    defineField({
      name: 'snippet',
      title: 'Snippet',
      type: 'reference',
      to: [{ type: 'snippet' }],
      description: 'A shared piece. Editing it changes every page that shows it.',
      validation: (rule) => rule.required(),
    }),
  ],
  components: { input: SnippetReferenceInput },
  preview: {
    select: { title: 'snippet.title', key: 'snippet.key' },
    prepare: ({ title, key }) => ({ title: title || 'Snippet', subtitle: key ? `Snippet · ${key}` : 'Snippet' }),
  },
})
