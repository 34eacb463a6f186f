import { dirname, join, relative } from 'node:path'
import { isRecord, toRecord, type JsonRecord } from '../json.ts'
import type { Edition } from './edition.ts'
import { isPublished } from './path-rule.ts'

const pick = (record: JsonRecord, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => keep(name)))

/**
 * The root of a source, less the paths and webhooks that its edition does not publish. The bundler follows references
 * from what is left, so that nothing of the rest, schemas included, can reach the description.
 */
export function selectRoot(source: JsonRecord, edition: Pick<Edition, 'paths'> & { webhooks?: string[] }): JsonRecord {
  const { webhooks: chosen } = edition
  return {
    ...source,
    paths: pick(toRecord(source.paths), (path) => isPublished(path, edition.paths)),
    webhooks: pick(toRecord(source.webhooks), (name) => chosen?.includes(name) ?? true),
  }
}

/** The same document for another folder: its relative references lead to the files that they led to before. */
export function rebaseRefs(node: unknown, from: string, to: string): unknown {
  if (Array.isArray(node)) return node.map((item) => rebaseRefs(item, from, to))
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isFile = key === '$ref' && typeof value === 'string' && !value.startsWith('#')
      return [key, isFile ? relative(dirname(to), join(dirname(from), value)) : rebaseRefs(value, from, to)]
    }),
  )
}
