import './scalar-full.css'
import './client.css'
import { createHead } from '@unhead/vue/client'
import { type ComponentPublicInstance, createSSRApp, h, Suspense } from 'vue'
import { makeLazyAsync } from '../scalar/async-lazy.ts'
import { ID_PREFIX, type TakeoverPage } from '../scalar/configuration.ts'
import { bothSides } from '../scalar/both-sides.ts'
import { scalarSlots, SLOT_ATTRIBUTE } from '../scalar/slots.ts'
import { clientConfiguration } from './client-configuration.ts'
import { PreparedReference } from './prepared-reference.ts'
import { hydrateAround, whenNear } from './progressive.ts'

export { hydrateAround }

/**
 * Has Scalar take over the markup that the server rendered: no element is replaced, nothing moves, and the address
 * stays as it is.
 *
 * @throws {Error} when Scalar is not as this portal expects it; the markup is still there then
 */
export async function takeOver(element: HTMLElement, page: TakeoverPage): Promise<void> {
  await makeLazyAsync(whenNear)
  document.body.insertAdjacentHTML('afterbegin', page.teleports)
  const slots = scalarSlots({ start: slotMarkup(element, 'start'), end: slotMarkup(element, 'end') })
  const props = { configuration: clientConfiguration(page) }
  await new Promise<void>((resolve, reject) => {
    const app = createSSRApp({
      render: () => h(Suspense, { onResolve: resolve }, { default: () => h(PreparedReference, props, slots) }),
    })
    app.mixin(bothSides)
    app.mixin({ beforeCreate: keepServerState })
    app.config.idPrefix = ID_PREFIX
    app.config.errorHandler = reject
    app.use(createHead())
    app.mount(element)
  })
}

// Chooses the first example just before it is mounted, which on a server nothing is: the picker would say another thing
// than the markup.
function keepServerState(this: ComponentPublicInstance): void {
  const { $: instance } = this
  if (instance.type.__name === 'CodeExample') Reflect.set(instance, 'bm', null)
}

const slotMarkup = (element: HTMLElement, name: string) =>
  element.querySelector(`[${SLOT_ATTRIBUTE}="${name}"]`)?.innerHTML ?? ''
