import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'

export const figure = defineType({
  name: 'figure',
  title: 'Image',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'image',
      title: 'Image',
      type: 'image',
      description: 'PNG, JPEG, WebP or AVIF, at least 1440 pixels wide for a screenshot.',
      options: { accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif' },
      validation: (rule) => rule.required().assetRequired(),
    }),
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description: 'What the image shows, for a reader who does not see it. Not "image of".',
      validation: (rule) => rule.required().custom(noHiddenCharacters),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Stands below the image.',
    }),
  ],
  preview: {
    select: { title: 'alt', subtitle: 'caption', media: 'image' },
    prepare: ({ title, subtitle, media }) => ({ title: title || 'Image without alternative text', subtitle, media }),
  },
})
