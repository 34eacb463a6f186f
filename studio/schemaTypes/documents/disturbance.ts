import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { choiceTitle, countOf, joined } from '../fields/preview.ts'
import { disturbanceState } from '../fields/disturbance-state.ts'
import { channels, disturbanceImpacts } from '../fields/provider-choices.ts'
import { titleField } from '../fields/title.ts'
import { isAfter } from '../rules/time-order.ts'

const severities = [
  { title: 'Minor', value: 'MINOR' },
  { title: 'Major', value: 'MAJOR' },
  { title: 'Blocking', value: 'BLOCKING' },
]

export const disturbance = defineType({
  name: 'disturbance',
  title: 'Disturbance',
  type: 'document',
  icon: WarningOutlineIcon,
  initialValue: () => ({ severity: 'MINOR', from: new Date().toISOString() }),
  fields: [
    titleField({ description: 'What does not work, in a few words.' }),
    defineField({
      name: 'severity',
      title: 'Severity',
      type: 'string',
      description: 'Minor: most runs succeed, or data comes late. Major: many runs fail. Blocking: no run succeeds.',
      options: { list: severities, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'providers',
      title: 'Providers',
      type: 'array',
      description: 'The institutions that are affected.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'provider' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'channel',
      title: 'Channel',
      type: 'string',
      description: 'The way in that does not work. Empty: both.',
      options: { list: channels, layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'impact',
      title: 'Impact',
      type: 'string',
      description: 'What suffers. Readers decide by it whether to tell their users.',
      options: { list: disturbanceImpacts, layout: 'radio' },
    }),
    defineField({
      name: 'from',
      title: 'From',
      type: 'datetime',
      description: 'When it began, in your own time zone.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'until',
      title: 'Until',
      type: 'datetime',
      description: 'When it ended, or will end as far as that is known. Empty otherwise.',
      validation: (rule) =>
        rule.custom((until, { document }) => isAfter(until, document?.['from'], 'The end lies after the beginning.')),
    }),
    defineField({
      name: 'updates',
      title: 'Updates',
      type: 'array',
      description: 'What became known, oldest first.',
      of: [defineArrayMember({ type: 'disturbanceUpdate' })],
    }),
  ],
  orderings: [{ title: 'Newest', name: 'from', by: [{ field: 'from', direction: 'desc' }] }],
  preview: {
    select: { title: 'title', severity: 'severity', from: 'from', until: 'until', providers: 'providers' },
    prepare: ({ title, severity, from, until, providers }) => ({
      title: title || 'Untitled disturbance',
      subtitle: joined(
        disturbanceState(from, until, new Date()),
        choiceTitle(severities, severity),
        countOf(providers, 'provider'),
      ),
    }),
  },
})
