import { defineField } from 'sanity'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'
import { bothOrNeither } from '../rules/both-or-neither.ts'

export const indicativeVariants = [
  { title: 'Primary (new)', value: 'primary' },
  { title: 'Secondary (beta)', value: 'secondary' },
  { title: 'Warning (deprecated)', value: 'warning' },
]

/** The badge of a menu entry: its text and its variant, which come together or not at all. */
export const indicativeLabelFields = (options: { group?: string } = {}) => [
  defineField({
    name: 'indicativeLabel',
    title: 'Badge',
    type: 'string',
    ...options,
    description: 'A short word in capitals beside the label: NEW, BETA, DEPRECATED.',
    validation: (rule) => [
      rule.max(16).warning('A badge longer than 16 characters makes the menu hard to read.'),
      rule.custom((label, { parent }) => bothOrNeither(label, parent, 'indicativeVariant', 'Choose a badge variant.')),
      rule.custom(noHiddenCharacters),
    ],
  }),
  defineField({
    name: 'indicativeVariant',
    title: 'Badge variant',
    type: 'string',
    ...options,
    description: 'The colour of the badge. Needed when there is a badge.',
    options: { list: indicativeVariants, layout: 'radio', direction: 'horizontal' },
    validation: (rule) =>
      rule.custom((variant, { parent }) =>
        bothOrNeither(variant, parent, 'indicativeLabel', 'Write the badge, or clear its variant.'),
      ),
  }),
]
