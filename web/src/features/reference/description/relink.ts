import { isRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Selection } from './cut.ts'
import { groupPage, operationPage, type Outline, webhooksPlace } from './outline.ts'
import { slugify } from './slug.ts'

/**
 * Links of a description to its own parts, as they have to be on a page that shows some of them: the place on the page,
 * or the page that has it. One that names no part stays as it is.
 */
export function relinker(outline: Outline, selections: readonly Selection[], path: string) {
  const here = new Set(selections.flatMap(({ operations }) => operations.map(({ anchor }) => anchor)))
  for (const { group } of selections) here.add(group.anchor)
  const places = placesOf(outline)
  return (markdown: string): string =>
    markdown.replace(/\]\(#([^\s)]+)\)/g, (whole, hash: string) => {
      const place = places.get(keyOf(hash))
      if (!place) return whole
      return here.has(place.anchor) ? `](#${encodeURI(place.anchor)})` : `](${path}/${place.page})`
    })
}

type Place = { anchor: string; page: string }

// Authors write for the tool they know: by Scalar's anchors, or by the ids of operations as others have them.
function placesOf(outline: Outline): Map<string, Place> {
  const places = new Map<string, Place>()
  const add = (hash: string, place: Place) => {
    if (hash && !places.has(keyOf(hash))) places.set(keyOf(hash), place)
  }
  for (const group of outline.groups) {
    const own = { anchor: group.anchor, page: groupPage(group) }
    add(group.anchor, own)
    add(`tag/${group.name}`, own)
    for (const operation of group.operations) {
      const place = { anchor: operation.anchor, page: operationPage(group, operation) }
      add(operation.anchor, place)
      if (!operation.operationId) continue
      add(`operation/${operation.operationId}`, place)
      add(`tag/${group.name}/operation/${operation.operationId}`, place)
      add(`tag/${slugify(group.name)}/operation/${operation.operationId}`, place)
    }
  }
  const webhooks = webhooksPlace(outline)
  if (webhooks) add('webhooks', webhooks)
  return places
}

function keyOf(hash: string): string {
  return decode(hash).toLowerCase()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A description with each of its texts changed. */
export function withTexts(document: JsonRecord, change: (markdown: string) => string): JsonRecord {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, changed(name, value)]))

  function changed(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => changed('', item))
    if (isRecord(value)) return withTexts(value, change)
    return name === 'description' && typeof value === 'string' ? change(toText(value)) : value
  }
}
