import { feedbackReasons } from '@portal/content-rules/feedback'
import { CommentIcon } from '@sanity/icons/Comment'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** What a reader thinks of a page. The portal writes it; its id holds a dot, so that nobody but editors can read it. */
export const feedback = defineType({
  name: 'feedback',
  title: 'Feedback',
  type: 'document',
  icon: CommentIcon,
  // Readers wrote it: writers read it and delete it.
  readOnly: true,
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      weak: true,
      description: 'Open it to answer the reader in the text.',
    }),
    defineField({ name: 'path', title: 'Path', type: 'string', description: 'Where the page stood then.' }),
    defineField({
      name: 'helpful',
      title: 'Was it helpful?',
      type: 'boolean',
      description: 'Off means no.',
    }),
    defineField({
      name: 'reasons',
      title: 'Why',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...feedbackReasons] },
      description: 'What the reader ticked. Often empty.',
    }),
    defineField({
      name: 'comment',
      title: 'In their words',
      type: 'text',
      rows: 6,
      description: 'Typed by the reader. Nothing else of them is kept: no name, no address.',
    }),
    defineField({ name: 'at', title: 'When', type: 'datetime', description: 'The moment at which it was sent.' }),
  ],
  orderings: [{ title: 'Newest', name: 'newest', by: [{ field: 'at', direction: 'desc' }] }],
  preview: {
    select: { path: 'path', helpful: 'helpful', comment: 'comment' },
    prepare: ({ path, helpful, comment }) => ({
      title: `${helpful ? 'Yes' : 'No'} · ${path ?? ''}`,
      subtitle: comment || 'Without words',
    }),
  },
})
