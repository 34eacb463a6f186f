import { createHash } from 'node:crypto'
import { publishedIdOf } from '../documents.ts'
import type { Constraint } from './constraints.ts'

/** Past this many, one tag for everything is cheaper for all concerned. */
const mostTags = 100

export const everythingTag = 's1:all'
const tag = (name: string) => `s1:${createHash('sha1').update(name).digest('base64url').slice(0, 10)}`
export const typeTag = (type: string) => tag(`type ${type}`)
export const documentTag = (id: string) => tag(`document ${publishedIdOf(id)}`)

/**
 * What a query's answer depends on. A change emits the tags of its document, of its types and of everything,
 * so an answer whose tags don't occur in a change is still right.
 */
export function syncTags(constraints: readonly Constraint[] | undefined, followed: Iterable<string>): string[] {
  if (!constraints) return [everythingTag]
  const tags = new Set([...followed].map((id) => documentTag(id)))
  for (const { kind, values } of constraints) {
    if (kind === 'reference') return [everythingTag]
    for (const value of values) tags.add(kind === 'type' ? typeTag(value) : documentTag(value))
  }
  return tags.size > mostTags ? [everythingTag] : [...tags]
}

export function tagsOfChange(id: string, types: readonly (string | undefined)[]): string[] {
  const known = types.filter((type) => type !== undefined)
  return [everythingTag, documentTag(id), ...known.map((type) => typeTag(type))]
}
