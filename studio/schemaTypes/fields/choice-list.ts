import { defineArrayMember } from 'sanity'
import type { Choice } from './choices.ts'

/**
 * Several of a closed set, as checkboxes. The set stands twice: on the array for the Studio's checkboxes, on its
 * members for the extracted schema, which takes a closed set from there alone.
 */
export const choiceList = (choices: readonly Choice[]) => ({
  type: 'array' as const,
  of: [defineArrayMember({ type: 'string', options: { list: [...choices] } })],
  options: { list: [...choices] },
})
