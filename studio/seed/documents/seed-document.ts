/** A document as it is sent to the lake. Its type's schema is the authority on its fields. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** A reference that may outlive its target, as links between pages are. */
export function weakPage(id: string) {
  return { _type: 'reference', _ref: id, _weak: true } as const
}
