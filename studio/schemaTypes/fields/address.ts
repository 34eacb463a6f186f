import { defineField } from 'sanity'
import { safeAddress } from '../rules/link-address.ts'

/** An address that readers follow. */
export const addressField = (options: {
  name: string
  title: string
  description: string
  group: string
  optional?: boolean
}) =>
  defineField({
    name: options.name,
    title: options.title,
    type: 'string',
    group: options.group,
    description: options.description,
    placeholder: 'https://',
    validation: (rule) => (options.optional ? rule.custom(safeAddress) : rule.required().custom(safeAddress)),
  })
