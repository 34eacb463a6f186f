import { defineField } from 'sanity'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'
import { lengthBetween } from '../rules/text-length.ts'

/** The title of a document. */
export const titleField = (options: { description: string; group?: string; title?: string; name?: 'title' | 'name' }) =>
  defineField({
    name: options.name ?? 'title',
    title: options.title ?? 'Title',
    type: 'string',
    ...(options.group === undefined ? {} : { group: options.group }),
    description: options.description,
    validation: (rule) => [
      rule.required().custom(noHiddenCharacters),
      rule.custom(lengthBetween(0, 70, 'Search engines cut longer titles.')).warning(),
    ],
  })
