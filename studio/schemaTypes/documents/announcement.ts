import { BellIcon } from '@sanity/icons/Bell'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { ArchiveIcon } from '@sanity/icons/Archive'
import { defineField, defineType } from 'sanity'
import { ZonedInput } from '../../announcement-calendar/zoned-input.tsx'
import { announcementState } from '../fields/announcement-state.ts'
import { keyField } from '../fields/key.ts'
import { placementField } from '../fields/placement.ts'
import { joined } from '../fields/preview.ts'
import { lineBlock } from '../fields/prose.ts'
import { spanText } from '../fields/span-text.ts'
import { isAfter } from '../rules/time-order.ts'

const tones = [
  { title: 'Information', value: 'info' },
  { title: 'Good news', value: 'success' },
  { title: 'Warning', value: 'warning' },
  { title: 'Critical', value: 'critical' },
]

const icons = { Live: CheckmarkCircleIcon, Scheduled: ClockIcon, Ended: ArchiveIcon }

export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  icon: BellIcon,
  groups: [
    { name: 'message', title: 'Message', default: true },
    { name: 'when', title: 'When and where' },
  ],
  initialValue: () => ({
    tone: 'info',
    closable: true,
    priority: 0,
    startsAt: new Date().toISOString(),
    placement: { scope: 'all' },
  }),
  fields: [
    defineField({
      name: 'message',
      title: 'Message',
      type: 'array',
      group: 'message',
      description: 'One line with at most one link. It shows at the top of the pages that you choose.',
      of: [lineBlock()],
      validation: (rule) => rule.required().length(1).error('Write one paragraph.'),
    }),
    defineField({
      name: 'tone',
      title: 'Tone',
      type: 'string',
      group: 'message',
      description: 'Critical is for an outage. Readers learn to overlook a tone that is used too often.',
      options: { list: tones, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'closable',
      title: 'Readers may close it',
      type: 'boolean',
      group: 'message',
      description: 'A closed announcement stays closed for that reader until its key changes.',
      validation: (rule) => rule.required(),
    }),
    {
      ...keyField(
        'announcement',
        'Names the announcement. Change it to show the announcement again to readers who closed it.',
      ),
      group: 'message',
    },
    defineField({
      name: 'startsAt',
      title: 'Starts at',
      type: 'datetime',
      group: 'when',
      description: 'It shows from this moment on, once published.',
      components: { input: ZonedInput },
    }),
    defineField({
      name: 'endsAt',
      title: 'Ends at',
      type: 'datetime',
      group: 'when',
      description: 'It disappears at this moment. Empty: it stays until it is unpublished.',
      components: { input: ZonedInput },
      validation: (rule) =>
        rule.custom((endsAt, { document }) => isAfter(endsAt, document?.['startsAt'], 'The end lies after the start.')),
    }),
    defineField({
      name: 'priority',
      title: 'Priority',
      type: 'number',
      group: 'when',
      description: 'Only one announcement shows at a time: the highest priority, then the newest start.',
      validation: (rule) => rule.required().integer(),
    }),
    placementField({ group: 'when' }),
  ],
  orderings: [
    {
      title: 'Priority',
      name: 'priority',
      by: [
        { field: 'priority', direction: 'desc' },
        { field: 'startsAt', direction: 'desc' },
      ],
    },
    { title: 'Newest start', name: 'startsAt', by: [{ field: 'startsAt', direction: 'desc' }] },
  ],
  preview: {
    select: { message: 'message', key: 'key', startsAt: 'startsAt', endsAt: 'endsAt' },
    prepare: ({ message, key, startsAt, endsAt }) => {
      const state = announcementState(startsAt, endsAt, new Date())
      return {
        title: spanText(message) || 'Announcement without text',
        subtitle: joined(state, key),
        media: icons[state],
      }
    },
  },
})
