import type { Node } from './node.ts'

/** Something that a rule found: in which document, at which block, and the words by which it is found there. */
export type Finding = {
  rule: string
  document: Node
  message: string
  /** The block of the body that holds it; without one it is in a field of the document. */
  block?: Node
  near?: string
  /** The field that holds it, of a finding outside a body. */
  field?: string
}

/** A field of a document, for a finding outside its body. */
export const inField = (rule: string, document: Node, field: string, message: string): Finding => ({
  rule,
  document,
  message,
  near: `${field}:`,
  field,
})
