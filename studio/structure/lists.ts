import { API_VERSION } from '@portal/content-source'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import type { ComponentType } from 'react'

export type Ordering = { field: string; direction: 'asc' | 'desc' }

type ListOptions = {
  id: string
  title: string
  type: string
  icon?: ComponentType
  /** GROQ, beside the type. */
  filter?: string
  params?: Record<string, unknown>
  order: Ordering[]
  /** Whether the list opens documents of its type that were asked for elsewhere; else a fuller list does. */
  opensAny?: boolean
}

/** A list of the documents of one type that a filter lets through. */
export function filteredList(S: StructureBuilder, options: ListOptions): ListItemBuilder {
  const { id, title, type, icon, filter, params, order, opensAny = true } = options
  const list = S.documentTypeList(type)
    .id(id)
    .title(title)
    .apiVersion(API_VERSION)
    .filter(filter ? `_type == $type && (${filter})` : '_type == $type')
    .params({ ...params, type })
    .defaultOrdering(order)
    .canHandleIntent((_intent, { type: wanted }) => opensAny && wanted === type)
  const item = S.listItem().id(id).title(title).schemaType(type).child(list)
  return icon ? item.icon(icon) : item
}

/** An entry that opens further lists. */
export function folder(
  S: StructureBuilder,
  options: { id: string; title: string; icon: ComponentType; items: ListItemBuilder[] },
): ListItemBuilder {
  const { id, title, icon, items } = options
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
}
