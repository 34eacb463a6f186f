import { createHash } from 'node:crypto'
import { publishedIdOf } from '../documents.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Change } from '../store/transactions.ts'
import type { Conditions, Constraint } from './constraints.ts'

/** Past this many, one tag for everything is cheaper for all concerned. */
const mostTags = 100

const everythingTag = 's1:all'
const tag = (name: string) => `s1:${createHash('sha1').update(name).digest('base64url').slice(0, 10)}`
const typeTag = (type: string) => tag(`type ${type}`)
const documentTag = (id: string) => tag(`document ${publishedIdOf(id)}`)

/** The tags of one `*`. References and fields have none: any document may come to hold them. */
function tagsOf(conditions: Conditions): string[] | undefined {
  const named = (kinds: readonly Constraint['kind'][]) => conditions.find(({ kind }) => kinds.includes(kind))
  const documents = named(['id', 'version'])
  if (documents) return documents.values.map((id) => documentTag(id))
  return named(['type'])?.values.map((type) => typeTag(type))
}

/**
 * What a query's answer depends on. A change emits the tags of its document, of its types and of everything,
 * so an answer whose tags don't occur in a change is still right.
 */
export function syncTags(constraints: readonly Conditions[] | undefined, followed: Iterable<string>): string[] {
  const found = constraints?.map((conditions) => tagsOf(conditions)) ?? [undefined]
  const known = found.filter((tags) => tags !== undefined)
  if (known.length < found.length) return [everythingTag]
  const tags = new Set([...known.flat(), ...[...followed].map((id) => documentTag(id))])
  return tags.size > mostTags ? [everythingTag] : [...tags]
}

/**
 * The tags of changes that were committed: of their documents, and of the types that these had or have. A draft also
 * covers or uncovers its published document in a perspective, so the types of the whole group count.
 */
export function tagsOfChanges(changes: readonly Change[], dataset: Dataset): string[] {
  if (changes.length === 0) return []
  const tags = new Set([everythingTag])
  for (const { id, before, after } of changes) {
    tags.add(documentTag(id))
    for (const document of [before, after, ...dataset.versionsOf(publishedIdOf(id))]) {
      if (document) tags.add(typeTag(document._type))
    }
  }
  return [...tags]
}
