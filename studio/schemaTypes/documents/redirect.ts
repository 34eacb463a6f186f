import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { uniqueIn } from '../rules/content.ts'
import { redirectFrom, redirectTo } from '../rules/redirect-paths.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  initialValue: { permanent: true },
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      type: 'string',
      description: 'The path that readers may still have, for example /docs/old-name.',
      validation: (rule) => [rule.required().custom(redirectFrom), rule.custom(uniqueIn('redirect', 'from'))],
    }),
    defineField({
      name: 'to',
      title: 'New path',
      type: 'string',
      description: 'Where they are led: a path of this portal, or https://…',
      validation: (rule) => rule.required().custom((to, { parent }) => redirectTo(to, parent)),
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description: 'Search engines then replace the old address. Switch off for a detour.',
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [{ title: 'Old path', name: 'from', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { title: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ title, to, permanent }) => ({
      title: title || 'Redirect',
      subtitle: `${permanent ? 'For good' : 'For now'} → ${to ?? ''}`,
    }),
  },
})
