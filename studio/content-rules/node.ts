/**
 * Anything with a type in a document of content. What its other fields hold is looked at where it is needed: the rules
 * also read what a script or an import stored, which no form has checked.
 */
export type Node = { readonly _type: string; readonly [field: string]: unknown }

/** The nodes of a list; what is none is left out. */
export function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Whether a value has a type. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && '_type' in value && typeof value._type === 'string'
}

/** A text, or nothing when it is none. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The id that a reference names. */
export function refIn(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && '_ref' in value ? textIn(value._ref) || undefined : undefined
}

/** The words of a text block, without marks. */
export function textOf(block: { readonly [field: string]: unknown }): string {
  return nodesIn(block['children'])
    .map((span) => textIn(span['text']))
    .join('')
    .trim()
}
