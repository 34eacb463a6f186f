import type { DocumentInput } from '../documents.ts'

/** The operations of a patch; @sanity/mutator applies them in its own fixed order, as the hosted service does. */
export type PatchOperations = {
  set?: Record<string, unknown> | undefined
  setIfMissing?: Record<string, unknown> | undefined
  unset?: string[] | undefined
  diffMatchPatch?: Record<string, string> | undefined
  inc?: Record<string, number> | undefined
  dec?: Record<string, number> | undefined
  insert?:
    | { before?: string | undefined; after?: string | undefined; replace?: string | undefined; items: unknown[] }
    | undefined
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
  | { create: IdentifiedInput }
  | { createOrReplace: IdentifiedInput }
  | { createIfNotExists: IdentifiedInput }
  | { delete: { id: string } }
  | { patch: { id: string } & PatchOperations }

export type IdentifiedInput = DocumentInput & { _id: string }
