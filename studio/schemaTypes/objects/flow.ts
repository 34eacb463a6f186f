import { PastingInput } from '../../editing/paste/pasting-input.tsx'
import { defineType } from 'sanity'
import { flowMembers } from '../fields/body-members.ts'

export const flow = defineType({
  name: 'flow',
  title: 'Flow',
  type: 'array',
  description: 'Text and blocks inside another block. Steps and cards do not nest.',
  of: flowMembers(),
  components: { input: PastingInput },
})
