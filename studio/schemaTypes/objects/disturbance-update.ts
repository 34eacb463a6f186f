import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'
import { choiceTitle, joined } from '../fields/preview.ts'

const updateStatuses = [
  { title: 'Open', value: 'open' },
  { title: 'Monitoring', value: 'monitoring' },
  { title: 'Resolved', value: 'resolved' },
]

export const disturbanceUpdate = defineType({
  name: 'disturbanceUpdate',
  title: 'Update',
  type: 'object',
  icon: ClockIcon,
  initialValue: () => ({ at: new Date().toISOString(), status: 'open' }),
  fields: [
    defineField({
      name: 'at',
      title: 'At',
      type: 'datetime',
      description: 'When this became known.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      description: 'Open: runs at the bank suffer. Monitoring: a remedy is in place and watched. Resolved: it is over.',
      options: { list: updateStatuses, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'message',
      title: 'Message',
      type: 'text',
      rows: 3,
      description: 'What changed, and what an integrator should do.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'message', at: 'at', status: 'status' },
    prepare: ({ title, at, status }) => ({
      title,
      subtitle: joined(
        choiceTitle(updateStatuses, status),
        typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : '',
      ),
    }),
  },
})
