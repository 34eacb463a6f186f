import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { choiceList } from '../fields/choice-list.ts'
import { keyField } from '../fields/key.ts'
import {
  channels,
  dataCapabilities,
  paymentCapabilities,
  providerStatuses,
  segments,
} from '../fields/provider-choices.ts'
import { choiceTitle, joined } from '../fields/preview.ts'
import { titleField } from '../fields/title.ts'
import { country, countryName } from '../rules/country.ts'

export const provider = defineType({
  name: 'provider',
  title: 'Provider',
  type: 'document',
  icon: CaseIcon,
  initialValue: { status: 'available', country: 'FR' },
  fields: [
    titleField({ name: 'name', title: 'Name', description: 'The institution as its customers know it.' }),
    keyField('provider', 'Names the provider in addresses and filters. Never change it.'),
    defineField({
      name: 'country',
      title: 'Country',
      type: 'string',
      description: 'Two capitals (ISO 3166-1), for example FR, DE, ES.',
      validation: (rule) => rule.required().custom(country),
    }),
    defineField({
      name: 'bic',
      title: 'BIC',
      type: 'string',
      description: 'Eight or eleven characters, for example BMRDFRP0XXX. Payment orders name the institution by it.',
      validation: (rule) => rule.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, { name: 'BIC' }),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'image',
      description: 'Square, at least 128 pixels. The name stands beside it.',
      options: { accept: 'image/png,image/jpeg,image/webp,image/avif' },
    }),
    defineField({
      name: 'channels',
      title: 'Channels',
      description: 'Redirect: the user signs in at the institution. Embedded: in the widget.',
      ...choiceList(channels),
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'dataCapabilities',
      title: 'Data',
      description: 'What can be read at this institution.',
      ...choiceList(dataCapabilities),
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'paymentCapabilities',
      title: 'Payments',
      description: 'What can be paid from this institution. Empty: no payments.',
      ...choiceList(paymentCapabilities),
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'maxStartDateDelay',
      title: 'Deferred payments, days',
      type: 'number',
      description: 'How many days ahead the start date of a payment may be. Empty: it starts at once.',
      validation: (rule) => rule.integer().min(1).max(730),
    }),
    defineField({
      name: 'segments',
      title: 'Segments',
      description: 'Whose accounts are covered.',
      ...choiceList(segments),
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      description: 'Set by hand. Say why in a disturbance.',
      options: { list: providerStatuses, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [
    { title: 'Name', name: 'name', by: [{ field: 'name', direction: 'asc' }] },
    {
      title: 'Country',
      name: 'country',
      by: [
        { field: 'country', direction: 'asc' },
        { field: 'name', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { title: 'name', code: 'country', status: 'status', media: 'logo' },
    prepare: ({ title, code, status, media }) => ({
      title: title || 'Provider without name',
      subtitle: joined(
        typeof code === 'string' ? (countryName(code) ?? code) : '',
        choiceTitle(providerStatuses, status),
      ),
      ...(media ? { media } : {}),
    }),
  },
})
