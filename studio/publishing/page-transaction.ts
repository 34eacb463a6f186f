import type { Mutation } from '@sanity/client'
import { planRename, type StoredRedirect } from './redirect-plan.ts'
import { pointElsewhere, type Pointer, type StoredDocument, type Target } from './pointers.ts'

/** A stored document with the revision at which it was read. */
export type Revised = StoredDocument & { _rev: string }

type Move = {
  draft: Revised
  published: Revised
  from: Target
  to: Target
  pointers: readonly Pointer[]
  updatePointers: boolean
  leaveRedirect: boolean
  redirects: readonly StoredRedirect[]
}

/**
 * Publishes a page at its new path, with its redirect and with all that pointed to the old one, in one transaction.
 * The draft's revision is held, so that nothing is published that the writer has not seen.
 */
export function moveMutations(move: Move): Mutation[] {
  const { draft, published, from, to, pointers, updatePointers, leaveRedirect, redirects } = move
  const { _rev, _updatedAt, ...content } = draft
  return [
    // A patch that changes nothing but fails when somebody has typed in between.
    { patch: { id: draft._id, ifRevisionID: _rev, set: { path: to.path } } },
    { createOrReplace: strengthened({ ...content, _id: published._id, _type: draft._type }) },
    { delete: { id: draft._id } },
    ...planRename({ from: from.path, to: to.path, leaveRedirect, redirects }),
    ...(updatePointers ? pointElsewhere(pointers, [from], to) : []),
  ]
}

type Removal = {
  kind: 'unpublish' | 'delete'
  draft: Revised | undefined
  published: Revised
  from: Target
  /** The page to which readers are led instead. */
  to: Target | undefined
  pointers: readonly Pointer[]
  updatePointers: boolean
  redirects: readonly StoredRedirect[]
  /** Entries of the menu that go with the page, when its readers are led nowhere. */
  entries: readonly string[]
}

/**
 * Takes a page from readers in one transaction: with a redirect to another one and all that pointed to it, or with the
 * entries of the menu that led to it. What readers saw is held by its revision.
 */
export function removalMutations(removal: Removal): Mutation[] {
  const { kind, draft, published, from, to, pointers, updatePointers, redirects, entries } = removal
  const { _rev, _updatedAt, ...content } = published
  const draftId = `drafts.${published._id}`
  const gone: Mutation[] = [
    { patch: { id: published._id, ifRevisionID: _rev, set: { path: from.path } } },
    // Fails when somebody has begun a draft in between.
    ...(kind === 'unpublish' && !draft ? [{ create: { ...content, _id: draftId, _type: published._type } }] : []),
    ...(kind === 'delete' && draft ? [{ delete: { id: draftId } }] : []),
    { delete: { id: published._id } },
  ]
  if (!to) return [...gone, ...entries.map((id) => ({ delete: { id } }))]
  return [
    ...gone,
    ...planRename({ from: from.path, to: to.path, leaveRedirect: true, redirects: keepTarget(redirects, to) }),
    ...(updatePointers ? pointElsewhere(pointers, [from], to) : []),
  ]
}

// The page that readers are led to lives at its path already; what stands there for it is nobody's business here.
const keepTarget = (redirects: readonly StoredRedirect[], to: Target) =>
  redirects.filter((redirect) => redirect.from !== to.path)

/** References that were weak only until what they name is published become what the schema says. */
function strengthened<Value>(value: Value): Value
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => strengthened(item))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]): [string, unknown] => [name, strengthened(inner)])
  const promise = '_strengthenOnPublish' in value ? value._strengthenOnPublish : undefined
  if (promise === undefined) return Object.fromEntries(fields)
  const staysWeak = typeof promise === 'object' && promise !== null && 'weak' in promise && promise.weak === true
  return Object.fromEntries(
    fields.filter(([name]) => name !== '_strengthenOnPublish' && (staysWeak || name !== '_weak')),
  )
}
