import type { DocumentInput } from '../documents.ts'
import { documentExists, documentNotFound, invalidMutation, revisionMismatch } from '../errors.ts'
import { selectIds } from '../query/select-ids.ts'
import { applyPatch } from './apply-patch.ts'
import { withArrayKeys } from './array-keys.ts'
import type { IdentifiedInput, Mutation, Selection } from './mutation.ts'
import { documentIdPattern, documentInputSchema, patchOperationsSchema } from './schemas.ts'
import type { WorkingCopy, WorkingDocument } from './working-copy.ts'

export type Result = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }
export type ApplyOptions = { newId: () => string; generateArrayKeys: boolean }

function identified(input: DocumentInput, options: ApplyOptions, index: number): IdentifiedInput {
  // The revision and the time of update are the lake's to give.
  const { _rev, _updatedAt, ...rest } = options.generateArrayKeys
    ? documentInputSchema.parse(withArrayKeys(input, options.newId))
    : input
  const prefix = input._id ?? ''
  const _id = prefix === '' || prefix.endsWith('.') ? prefix + options.newId() : prefix
  if (!documentIdPattern.test(_id)) throw invalidMutation(`Malformed document ID: "${_id}"`, index)
  return { ...rest, _id, _type: input._type }
}

function create(
  kind: 'create' | 'createOrReplace' | 'createIfNotExists',
  document: IdentifiedInput,
  working: WorkingCopy,
  index: number,
): Result {
  const id = document._id
  const existing = working.get(id)
  if (existing && kind === 'createIfNotExists') return { id, operation: 'none' }
  if (existing && kind === 'create') throw documentExists(id, index)
  const _createdAt = document['_createdAt'] ?? existing?.['_createdAt']
  const made: WorkingDocument = _createdAt === undefined ? document : { ...document, _createdAt }
  const mutation =
    kind === 'create'
      ? { create: document }
      : kind === 'createOrReplace'
        ? { createOrReplace: document }
        : { createIfNotExists: document }
  working.record(id, made, mutation)
  return { id, operation: existing ? 'update' : 'create' }
}

function idsOf(selection: Selection, working: WorkingCopy): readonly string[] {
  if (selection.kind === 'ids') return selection.ids
  return selectIds(selection.query, selection.params, working.all())
}

function checkRevision(document: WorkingDocument, expected: string | undefined, index: number) {
  const actual = document['_rev']
  if (expected === undefined || actual === expected) return
  throw revisionMismatch(document._id, expected, typeof actual === 'string' ? actual : undefined, index)
}

/** Carries one mutation out on the working copy. Throws, and then the whole transaction is dropped. */
export function applyMutation(
  mutation: Mutation,
  working: WorkingCopy,
  index: number,
  options: ApplyOptions,
): Result[] {
  switch (mutation.kind) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      return [create(mutation.kind, identified(mutation.document, options, index), working, index)]
    case 'delete':
      return idsOf(mutation.selection, working).map((id): Result => {
        const document = working.get(id)
        if (!document) return { id, operation: 'none' }
        checkRevision(document, mutation.ifRevisionId, index)
        working.record(id, undefined, { delete: { id } })
        return { id, operation: 'delete' }
      })
    case 'patch': {
      const operations = options.generateArrayKeys
        ? patchOperationsSchema.parse(withArrayKeys(mutation.operations, options.newId))
        : mutation.operations
      return idsOf(mutation.selection, working).map((id): Result => {
        const document = working.get(id)
        if (!document) throw documentNotFound(id, index)
        checkRevision(document, mutation.ifRevisionId, index)
        working.record(id, applyPatch(document, operations, index), { patch: { id, ...operations } })
        return { id, operation: 'update' }
      })
    }
  }
}
