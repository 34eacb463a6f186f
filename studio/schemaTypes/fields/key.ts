import { defineField } from 'sanity'
import { uniqueIn } from '../rules/content.ts'
import { key } from '../rules/key.ts'

/** The stable key of a document, unique among the documents of its type. */
export const keyField = (type: string, description: string) =>
  defineField({
    name: 'key',
    title: 'Key',
    type: 'string',
    description,
    validation: (rule) => [rule.required().custom(key), rule.custom(uniqueIn(type, 'key'))],
  })
