import * as vue from 'vue'
import { type ComponentInternalInstance, type ComponentPublicInstance, ssrContextKey } from 'vue'
import { ssrRenderVNode } from 'vue/server-renderer'
import { isRecord, toRecord, toTexts } from '@portal/openapi/json'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { ID_PREFIX } from '../scalar/configuration.ts'
import { fillTemplate, type Place, readTemplate, type Template } from './template.ts'

type Kept = { markup: Template; teleports: readonly Template[]; ids: number }

/** Parts of one description, shown in one way, that have been rendered. */
export type SubtreeCache = Map<string, Kept>

type Push = Parameters<typeof ssrRenderVNode>[0]

/**
 * A mixin for an application on a server, with which operations and the items of their lists are rendered once,
 * however many pages show them: an answer such as `401` is the same in every operation, and an operation the same on
 * the page of its group. Together they are most of the work.
 */
export function reuseSubtrees(cache: SubtreeCache) {
  return {
    beforeCreate(this: ComponentPublicInstance) {
      const { $: instance } = this
      const key = keyOf(instance)
      // A server prefers this function to the component's own way of rendering.
      if (key !== undefined) Reflect.set(instance, 'ssrRender', (_: unknown, push: Push) => reuse(instance, key, push))
    },
  }

  function reuse(instance: ComponentInternalInstance, key: string, push: Push): void {
    const place = placeOf(instance)
    const teleports = teleportsOf(instance)
    const known = cache.get(key)
    if (known) {
      for (const teleport of known.teleports) teleports.push(fillTemplate(teleport, place))
      push(fillTemplate(known.markup, place))
      return countIds(instance, known.ids)
    }
    const before = teleports.length
    const items: unknown[] = []
    renderPlainly(instance, (item) => {
      items.push(item)
      push(item)
    })
    const markup = textOf(items)
    const moved = teleports.slice(before).map(textOf)
    // What comes at a later time can't be kept as a text.
    if (markup === undefined || moved.includes(undefined)) return
    const template = (text = '') => readTemplate(text, place)
    cache.set(key, {
      markup: template(markup),
      teleports: moved.map(template),
      ids: placeOf(instance).first - place.first,
    })
  }
}

/** Everything that tells a component's markup from another's, but for its place. */
function keyOf({ type, props }: ComponentInternalInstance): string | undefined {
  if (type.__name === 'Operation') {
    const { id, method, isCollapsed, isWebhook, pathValue } = props
    const operation = toRecord(toRecord(pathValue)[String(method).toLowerCase()])
    return JSON.stringify([id, isCollapsed, isWebhook, operation['description'], operation['tags']])
  }
  if (type.__name === 'ParameterListItem')
    return JSON.stringify([props['name'], props['collapsableItems'], props['parameter']], withoutResolved)
  return undefined
}

// A reference says enough of what it leads to, which may lead back to it.
const withoutResolved = (name: string, value: unknown) => (name === '$ref-value' ? undefined : value)

function placeOf(instance: ComponentInternalInstance): Place {
  const [prefix, first] = countOf(instance)
  const anchor = escapeHtml(toTexts(instance.props['breadcrumb']).join('.'))
  return { ids: `${ID_PREFIX}-${String(prefix)}`, first: Number(first), anchor }
}

// What Vue makes ids of: a prefix, and the number of the next, for all of what stands within one boundary.
function countOf(instance: ComponentInternalInstance): unknown[] {
  const ids: unknown = Reflect.get(instance, 'ids')
  if (!Array.isArray(ids)) throw new Error('Vue counts its ids in another way')
  return ids
}

function countIds(instance: ComponentInternalInstance, count: number): void {
  const ids = countOf(instance)
  ids[1] = Number(ids[1]) + count
}

// Where Vue collects what belongs at the start of the body.
function teleportsOf({ appContext }: ComponentInternalInstance): unknown[] {
  const context: unknown = Reflect.get(appContext.provides, ssrContextKey)
  if (!isRecord(context)) throw new Error('Vue renders on a server in another way')
  const buffers = toRecord((context['__teleportBuffers'] ??= {}))
  const body = (buffers['body'] ??= [])
  return Array.isArray(body) ? body : []
}

function renderPlainly(instance: ComponentInternalInstance, push: Push): void {
  const utilities: unknown = Reflect.get(vue, 'ssrUtils')
  const renderRoot: unknown = toRecord(utilities)['renderComponentRoot']
  if (typeof renderRoot !== 'function') throw new Error('Vue renders on a server in another way')
  instance.subTree = renderRoot(instance)
  ssrRenderVNode(push, instance.subTree, instance)
}

/** The text of what Vue has pushed: texts and lists of such; undefined when something of it is still to come. */
function textOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item
  if (!Array.isArray(item)) return undefined
  const texts = item.map(textOf)
  return texts.includes(undefined) ? undefined : texts.join('')
}
