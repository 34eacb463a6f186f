import { ApiReference } from '@scalar/api-reference'
import { addToPriorityQueue } from '@scalar/api-reference/helpers'
import { type Component, getCurrentInstance, type SetupContext } from 'vue'

type Entry = { id: string; children?: readonly Entry[] }

async function setup(props: object, { attrs, slots, emit, expose }: SetupContext) {
  const instance = getCurrentInstance()
  const original: unknown = Reflect.get(ApiReference, 'setup')
  if (typeof original !== 'function') throw new Error('Scalar has no setup to prepare')
  let sidebar: unknown
  const keep = (exposed: Record<string, unknown> = {}) => {
    sidebar = exposed['sidebarItems']
    expose(exposed)
  }
  const render: unknown = original.call(undefined, props, { attrs, slots, emit, expose: keep })
  await whenLoaded(instance)
  wantAll(entriesOf(sidebar))
  return render
}

/**
 * Scalar's reference with a setup that ends when its document is loaded and every section counts as wanted: what it
 * renders then is what the server rendered. By itself it would render placeholders first, and empty the page.
 */
export const PreparedReference: Component = Object.assign(Object.create(null), ApiReference, { setup })

// What the component does before it is rendered on a server: it loads the document.
async function whenLoaded(instance: object | null): Promise<void> {
  const hooks: unknown = instance && Reflect.get(instance, 'sp')
  const proxy: unknown = instance && Reflect.get(instance, 'proxy')
  if (!Array.isArray(hooks)) throw new Error('Scalar has nothing that loads its document')
  await Promise.all(hooks.map((hook) => hook.call(proxy)))
}

function entriesOf(items: unknown): readonly Entry[] {
  const value: unknown = typeof items === 'object' && items !== null ? Reflect.get(items, 'value') : undefined
  return Array.isArray(value) ? value : []
}

function wantAll(entries: readonly Entry[]): void {
  for (const { id, children } of entries) {
    addToPriorityQueue(id)
    if (children) wantAll(children)
  }
}
