import { isRecord, toList, toRecord, type JsonRecord } from '../json.ts'

function collectRefs(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) for (const item of node) collectRefs(item, found)
  else if (isRecord(node))
    for (const [key, value] of Object.entries(node))
      if (key === '$ref' && typeof value === 'string') found.add(value)
      else collectRefs(value, found)
}

/** The components that are reached from what is published; a reference of an unused one counts for nothing. */
function reachableRefs(document: JsonRecord): Set<string> {
  const { components, ...published } = document
  const found = new Set<string>()
  collectRefs(published, found)
  // The set grows while it is walked, so that references of references are followed too.
  for (const ref of found) {
    const [, section = '', name = ''] = /^#\/components\/(\w+)\/([^/]+)/.exec(ref) ?? []
    collectRefs(toRecord(toRecord(components)[section])[name], found)
  }
  return found
}

function usedSchemes(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) usedSchemes(item, found)
  else if (isRecord(node))
    for (const [key, value] of Object.entries(node))
      if (key === 'security' && Array.isArray(value))
        for (const choice of toList(value)) for (const name of Object.keys(toRecord(choice))) found.add(name)
      else usedSchemes(value, found)
  return found
}

/** Drops every component that nothing published refers to. */
export function pruneComponents(document: JsonRecord): JsonRecord {
  const refs = reachableRefs(document)
  const { components, security, ...published } = document
  const schemes = usedSchemes({ security, ...toRecord({ paths: published.paths, webhooks: published.webhooks }) })
  const isUsed = (section: string, name: string) =>
    section === 'securitySchemes'
      ? schemes.has(name)
      : [...refs].some((ref) => `${ref}/`.startsWith(`#/components/${section}/${name}/`))
  const sections = Object.entries(toRecord(components)).map(([section, entries]): [string, JsonRecord] => [
    section,
    Object.fromEntries(Object.entries(toRecord(entries)).filter(([name]) => isUsed(section, name))),
  ])
  return {
    ...document,
    components: Object.fromEntries(sections.filter(([, entries]) => Object.keys(entries).length > 0)),
  }
}
