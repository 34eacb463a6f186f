import type { DocumentInput } from '../documents.ts'

export type Insert = { items: readonly unknown[] } & (
  | { before: string; after?: never; replace?: never }
  | { after: string; before?: never; replace?: never }
  | { replace: string; before?: never; after?: never }
)

/** The operations of a patch, applied in the order that @sanity/mutator applies them. */
export type PatchOperations = {
  set?: Record<string, unknown>
  setIfMissing?: Record<string, unknown>
  merge?: Record<string, unknown>
  unset?: string[]
  diffMatchPatch?: Record<string, string>
  inc?: Record<string, number>
  dec?: Record<string, number>
  insert?: Insert
}

export type Selection =
  | { kind: 'ids'; ids: readonly string[] }
  | { kind: 'query'; query: string; params: Record<string, unknown> }

/** A mutation as a client asks for it. */
export type Mutation =
  | { kind: 'create' | 'createOrReplace' | 'createIfNotExists'; document: DocumentInput }
  | { kind: 'delete'; selection: Selection; ifRevisionId: string | undefined }
  | { kind: 'patch'; selection: Selection; ifRevisionId: string | undefined; operations: PatchOperations }

/** A mutation of one known document, in the protocol's own shape: what listeners and the history are told. */
export type SingleMutation =
  | { create: DocumentInput & { _id: string } }
  | { createOrReplace: DocumentInput & { _id: string } }
  | { createIfNotExists: DocumentInput & { _id: string } }
  | { delete: { id: string } }
  | { patch: { id: string } & PatchOperations }
