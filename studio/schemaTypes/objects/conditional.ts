import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { defineField, defineType } from 'sanity'
import { choiceList } from '../fields/choice-list.ts'
import { accessModes } from '../fields/choices.ts'

export const conditional = defineType({
  name: 'conditional',
  title: 'Only for access modes',
  type: 'object',
  icon: EyeOpenIcon,
  fields: [
    defineField({
      name: 'modes',
      title: 'Access modes',
      description: 'The content shows on pages of these access modes only.',
      ...choiceList(accessModes),
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'content',
      title: 'Content',
      type: 'body',
      description: 'What differs. What all modes share stands outside.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { modes: 'modes' },
    prepare: ({ modes }) => ({
      title: Array.isArray(modes) ? `Only for ${modes.join(', ')}` : 'For no access mode',
      subtitle: 'Conditional',
    }),
  },
})
