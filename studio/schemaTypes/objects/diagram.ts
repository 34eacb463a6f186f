import { DashboardIcon } from '@sanity/icons/Dashboard'
import { defineField, defineType } from 'sanity'
import { DiagramPreview } from '../../editing/preview/diagram-preview.tsx'

export const diagram = defineType({
  name: 'diagram',
  title: 'Diagram',
  type: 'object',
  icon: DashboardIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Stands below the diagram.',
      validation: (rule) => rule.required().max(100),
    }),
    defineField({
      name: 'source',
      title: 'Mermaid source',
      type: 'text',
      rows: 12,
      description: 'A sequence, flow or state diagram in Mermaid. It is drawn on the server.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'text',
      rows: 3,
      description: 'What the diagram says, for a reader who does not see it.',
      validation: (rule) => rule.required(),
    }),
  ],
  components: { preview: DiagramPreview },
  preview: {
    select: { title: 'title', source: 'source', alt: 'alt' },
    prepare: ({ title, source, alt }) => ({ title, subtitle: 'Diagram', source, alt }),
  },
})
