import { ComponentIcon } from '@sanity/icons/Component'
import { SnippetReferenceInput } from '../../editing/pick/snippet-use.tsx'
import { defineField, defineType } from 'sanity'
import { publishedId } from '../rules/document-ids.ts'

/**
 * What a document may show: in a snippet neither itself nor what shows it. Two snippets that showed each other could
 * not be deleted, and would end nowhere.
 */
export function snippetsFor({ _id, _type }: { _id: string; _type: string }) {
  return _type === 'snippet' ? { filter: '_id != $own && !references($own)', params: { own: publishedId(_id) } } : {}
}

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
      options: { filter: ({ document }) => snippetsFor(document) },
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
