import { isRecord, toList, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import { LIMITS } from './limits.ts'
import type { Outline, OutlineGroup, OutlineOperation } from './outline.ts'
import { DescriptionRefused } from './refusal.ts'
import { createSlugs, slugify } from './slug.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'] as const

type Found = Omit<OutlineOperation, 'slug' | 'anchor'> & { tags: string[] }

/**
 * The groups and operations of a description, in its own order: a group for each tag, one for operations without a
 * tag, one for webhooks without a tag. An operation with two tags stands in both groups.
 *
 * @param shown the names of the groups to show, in their order; empty: all
 * @throws {DescriptionRefused} when there are more operations than the portal shows
 */
export function outlineOf(document: JsonRecord, shown: readonly string[] = []): Outline {
  const found = [...operationsIn(document), ...webhooksIn(document)]
  if (found.length > LIMITS.operations)
    throw new DescriptionRefused(`It has ${found.length} operations; the portal shows up to ${LIMITS.operations}.`)
  const tags = declaredTags(document)
  for (const tag of found.flatMap((operation) => operation.tags)) if (!tags.has(tag)) tags.set(tag, tag)
  const slugs = createSlugs()
  const groups = [...tags].map(([name, title]): OutlineGroup => {
    const slug = slugs(slugify(name), 'group')
    const anchor = `tag/${slug}`
    return {
      name,
      title,
      slug,
      anchor,
      operations: placed(
        found.filter((one) => one.tags.includes(name)),
        `${anchor}/`,
      ),
    }
  })
  const loose = found.filter((one) => one.tags.length === 0)
  const rest = [
    looseGroup('Operations', 'operation', loose, slugs),
    looseGroup('Webhooks', 'webhook', loose, slugs),
  ].filter((group) => group.operations.length > 0)
  const info = toRecord(document['info'])
  return {
    title: toText(info['title']),
    version: toText(info['version']),
    groups: chosen([...groups, ...rest], shown),
  }
}

function chosen(groups: OutlineGroup[], shown: readonly string[]): OutlineGroup[] {
  if (shown.length === 0) return groups
  return shown.flatMap((name) => groups.find((group) => group.name === name || group.title === name) ?? [])
}

function looseGroup(
  title: string,
  kind: Found['kind'],
  loose: readonly Found[],
  slugs: (wanted: string, other: string) => string,
): OutlineGroup {
  const own = loose.filter((one) => one.kind === kind)
  const slug = own.length > 0 ? slugs(slugify(title), 'group') : ''
  return { name: '', title, slug, anchor: kind === 'webhook' ? 'webhooks' : '', operations: placed(own, '') }
}

function placed(found: readonly Found[], prefix: string): OutlineOperation[] {
  const slugs = createSlugs()
  return found.map(({ tags: _tags, ...operation }) => {
    const { kind, method, path, operationId } = operation
    const slug = slugs(slugify(operationId), slugify(`${method} ${path}`) || 'operation')
    const place = kind === 'webhook' ? `webhook/${method}/${slugify(path)}` : `${method}${path}`
    return { ...operation, slug, anchor: prefix + place }
  })
}

function declaredTags(document: JsonRecord): Map<string, string> {
  const tags = new Map<string, string>()
  for (const tag of toList(document['tags']).map(toRecord)) {
    const name = toText(tag['name'])
    if (name) tags.set(name, toText(tag['x-displayName']) || toText(tag['summary']) || name)
  }
  return tags
}

function operationsIn(document: JsonRecord): Found[] {
  return Object.entries(toRecord(document['paths'])).flatMap(([path, item]) => foundIn('operation', path, item))
}

function webhooksIn(document: JsonRecord): Found[] {
  return Object.entries(toRecord(document['webhooks'])).flatMap(([name, item]) => foundIn('webhook', name, item))
}

function foundIn(kind: Found['kind'], path: string, item: unknown): Found[] {
  return METHODS.flatMap((method) => {
    const operation = toRecord(item)[method]
    if (!isRecord(operation)) return []
    return {
      kind,
      method: method.toUpperCase(),
      path,
      title: toText(operation['summary']) || toText(operation['operationId']) || path,
      operationId: toText(operation['operationId']),
      deprecated: operation['deprecated'] === true,
      tags: [...new Set(toList(operation['tags']).map(toText).filter(Boolean))],
    }
  })
}
