import { PastingInput } from '../../editing/paste/pasting-input.tsx'
import { defineType } from 'sanity'
import { bodyMembers } from '../fields/body-members.ts'

export const body = defineType({
  name: 'body',
  title: 'Body',
  type: 'array',
  description: 'The text of the page and its blocks. Write {{name}} to insert a variable of the site settings.',
  of: bodyMembers(),
  components: { input: PastingInput },
})
