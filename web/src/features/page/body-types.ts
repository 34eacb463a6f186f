import type { Body, Code, Flow, Simple, TableCell } from '../../sanity/sanity.types.ts'

export type { Body } from '../../sanity/sanity.types.ts'

/** One member of a body: a text block or one of our blocks. */
export type BodyMember = Body[number]

/** A paragraph, heading or list item. */
export type TextBlock = Extract<BodyMember, { _type: 'block' }>

/** Any rich text of the schema: each is a body with fewer kinds of member. */
export type RichText = Body | Flow | Simple | NonNullable<TableCell['content']>

/** The members of one kind. */
export type MemberOf<Type extends BodyMember['_type']> = Extract<BodyMember, { _type: Type }>

export type CodeValue = Code

export type AccessMode = MemberOf<'conditional'>['modes'][number]
