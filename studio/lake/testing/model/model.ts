import { applyPatches } from '@sanity/mutate/_unstable_apply'
import { isDeepStrictEqual } from 'node:util'
import { groupOf, isLive, modelDocumentSchema, type ModelDocument } from './content.ts'
import type { PatchPair } from './patches.ts'

/** What a step is refused with: where several things are wrong, any of them may be named. */
export class Refused extends Error {
  readonly status: number
  readonly types: readonly string[]
  constructor(status: number, ...types: string[]) {
    super(`${status} ${types.join(', ')}`)
    this.status = status
    this.types = types
  }
}

/** A dataset as a plain map, with the rules of the lake written a second time, in the shortest way. */
export class Model {
  readonly documents = new Map<string, ModelDocument>()
  readonly revisions = new Map<string, string>()

  /** All of the work, or none of it. */
  transaction(id: string, work: () => void): void {
    const [before, revisions] = [new Map(this.documents), new Map(this.revisions)]
    try {
      work()
      this.#checkReferences(before)
    } catch (error) {
      this.#restore(before, revisions)
      throw error
    }
    for (const [key, document] of this.documents) if (before.get(key) !== document) this.revisions.set(key, id)
    for (const key of this.revisions.keys()) if (!this.documents.has(key)) this.revisions.delete(key)
  }

  create(document: ModelDocument): void {
    if (this.documents.has(document._id)) throw new Refused(409, 'documentAlreadyExistsError')
    this.put(document)
  }

  /** A new object each time, so that a change without effect is a change as well. */
  put(document: ModelDocument): void {
    this.documents.set(document._id, structuredClone(document))
  }

  patch(id: string, { nodes }: PatchPair, expected?: string): void {
    const document = this.documents.get(id)
    if (!document) throw new Refused(409, 'documentNotFoundError')
    if (expected !== undefined && this.revisions.get(id) !== expected)
      throw new Refused(409, 'documentRevisionIDDoesNotMatchError')
    const patched: unknown = applyPatches(nodes, document)
    this.put(modelDocumentSchema.parse(patched))
  }

  remove(id: string): void {
    this.documents.delete(id)
  }

  /** What differs from what the lake has, document by document. */
  differences(lake: ReadonlyMap<string, Record<string, unknown>>): object[] {
    const ids = new Set([...this.documents.keys(), ...lake.keys()])
    return [...ids].flatMap((id) => {
      const { _rev, _createdAt, _updatedAt, ...document } = lake.get(id) ?? {}
      const own = this.documents.get(id)
      if (own && _rev === this.revisions.get(id) && isDeepStrictEqual(document, own)) return []
      return [{ id, own, revision: this.revisions.get(id), lake: document, _rev }]
    })
  }

  #checkReferences(before: ReadonlyMap<string, ModelDocument>): void {
    const wrong = new Set<string>()
    const strong = [...this.documents.values()].filter(({ to }) => to && to._weak !== true)
    for (const { _id: id, to } of strong) {
      const changed = before.get(id) !== this.documents.get(id)
      if (to && isLive(id) && changed && !this.documents.has(to._ref)) wrong.add('documentReferenceDoesNotExistError')
      // One that only a draft refers to may not go either.
      const gone = to && before.has(to._ref) && !this.documents.has(to._ref)
      if (gone && groupOf(id) !== to._ref) wrong.add('documentHasExistingReferencesError')
    }
    if (wrong.size > 0) throw new Refused(409, ...wrong)
  }

  #restore(documents: ReadonlyMap<string, ModelDocument>, revisions: ReadonlyMap<string, string>): void {
    this.documents.clear()
    this.revisions.clear()
    for (const [id, document] of documents) this.documents.set(id, document)
    for (const [id, revision] of revisions) this.revisions.set(id, revision)
  }
}
