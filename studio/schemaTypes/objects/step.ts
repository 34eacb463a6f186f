import { defineField, defineType } from 'sanity'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Begins with a verb: Create a user.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'content',
      title: 'Content',
      type: 'flow',
      description: 'What to do and how the reader sees that it worked.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title' } },
})
