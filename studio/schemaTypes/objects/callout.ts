import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { CalloutPreview } from '../../editing/preview/callout-preview.tsx'
import { choiceTitle } from '../fields/preview.ts'

const tones = [
  { title: 'Note', value: 'note' },
  { title: 'Tip', value: 'tip' },
  { title: 'Warning', value: 'warning' },
  { title: 'Danger', value: 'danger' },
]

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  initialValue: { tone: 'note' },
  fields: [
    defineField({
      name: 'tone',
      title: 'Tone',
      type: 'string',
      description: 'Note informs, tip helps, warning prevents a mistake, danger prevents a loss.',
      options: { list: tones, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What the callout says, in a few words.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'content',
      title: 'Text',
      type: 'simple',
      description: 'One or two short paragraphs.',
      validation: (rule) => rule.required(),
    }),
  ],
  components: { preview: CalloutPreview },
  preview: {
    select: { title: 'title', tone: 'tone', content: 'content' },
    prepare: ({ title, tone, content }) => ({
      title: title || 'Callout',
      subtitle: choiceTitle(tones, tone),
      tone,
      content,
    }),
  },
})
