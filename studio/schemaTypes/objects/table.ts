import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { TablePreview } from '../../editing/preview/table-preview.tsx'
import { TableRowsInput } from '../../editing/table/table-rows-input.tsx'
import { countOf } from '../fields/preview.ts'
import { sameWidth } from '../rules/table-width.ts'

export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  initialValue: { headerRow: true },
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Says what the table shows. Read aloud by screen readers before the table.',
    }),
    defineField({
      name: 'headerRow',
      title: 'The first row is the header',
      type: 'boolean',
      description: 'Switch off only when no row names the columns.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'Each row holds as many cells as the first.',
      of: [defineArrayMember({ type: 'tableRow' })],
      components: { input: TableRowsInput },
      validation: (rule) => rule.required().min(1).custom(sameWidth),
    }),
  ],
  components: { preview: TablePreview },
  preview: {
    select: { caption: 'caption', rows: 'rows', headerRow: 'headerRow' },
    prepare: ({ caption, rows, headerRow }) => ({
      title: caption || 'Table',
      subtitle: countOf(rows, 'row'),
      rows,
      headerRow,
    }),
  },
})
