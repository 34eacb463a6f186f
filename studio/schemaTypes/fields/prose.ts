import { defineArrayMember } from 'sanity'
import { noHiddenCharactersInBlock } from '../rules/hidden-characters.ts'

const headings = [
  { title: 'Heading 2', value: 'h2' },
  { title: 'Heading 3', value: 'h3' },
  { title: 'Heading 4', value: 'h4' },
]
const normal = [{ title: 'Text', value: 'normal' }]
const lists = [
  { title: 'Bullets', value: 'bullet' },
  { title: 'Numbers', value: 'number' },
]
const emphasis = [
  { title: 'Strong', value: 'strong' },
  { title: 'Emphasis', value: 'em' },
]
const code = { title: 'Code', value: 'code' }

/** A paragraph of a page: headings, lists, code and both kinds of link. */
export const proseBlock = () =>
  defineArrayMember({
    type: 'block',
    styles: [...normal, ...headings],
    lists,
    marks: { decorators: [...emphasis, code], annotations: [{ type: 'pageLink' }, { type: 'link' }] },
    validation: (rule) => rule.custom(noHiddenCharactersInBlock).warning(),
  })

/** A paragraph of a table cell: no headings, no lists. */
export const cellBlock = () =>
  defineArrayMember({
    type: 'block',
    styles: normal,
    lists: [],
    marks: { decorators: [...emphasis, code], annotations: [{ type: 'pageLink' }, { type: 'link' }] },
    validation: (rule) => rule.custom(noHiddenCharactersInBlock).warning(),
  })

/** The one line of an announcement: text, emphasis and links by address. */
export const lineBlock = () =>
  defineArrayMember({
    type: 'block',
    styles: normal,
    lists: [],
    marks: { decorators: emphasis, annotations: [{ type: 'link' }] },
    validation: (rule) => rule.custom(noHiddenCharactersInBlock).warning(),
  })
