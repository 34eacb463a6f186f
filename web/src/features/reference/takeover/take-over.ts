import './scalar-full.css'
import { createHead } from '@unhead/vue/client'
import { createSSRApp, h, Suspense } from 'vue'
import { makeLazyAsync } from '../scalar/async-lazy.ts'
import { ID_PREFIX, type PageConfiguration, scalarConfiguration } from '../scalar/configuration.ts'
import { scalarSlots, SLOT_ATTRIBUTE } from '../scalar/slots.ts'
import { preparedReference } from './prepared-reference.ts'
import { hydrateAround, whenNear } from './progressive.ts'

export { hydrateAround }

/**
 * Has Scalar take over the markup that the server rendered: no element is replaced, nothing moves, and the address
 * stays as it is.
 *
 * @throws {Error} when Scalar is not as this portal expects it; the markup is still there then
 */
export async function takeOver(element: HTMLElement, page: PageConfiguration): Promise<void> {
  await makeLazyAsync(whenNear)
  const { hash } = window.location
  // Loading the document clears the hash.
  const restoreHash = () => {
    if (hash && window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash)
  }
  const slots = scalarSlots({ start: slotMarkup(element, 'start'), end: slotMarkup(element, 'end') })
  const props = { configuration: scalarConfiguration(page) }
  await new Promise<void>((resolve, reject) => {
    const Reference = preparedReference(restoreHash)
    const onResolve = () => {
      restoreHash()
      resolve()
    }
    const app = createSSRApp({
      render: () => h(Suspense, { onResolve }, { default: () => h(Reference, props, slots) }),
    })
    app.config.idPrefix = ID_PREFIX
    app.config.errorHandler = reject
    app.use(createHead())
    app.mount(element)
  })
}

const slotMarkup = (element: HTMLElement, name: string) =>
  element.querySelector(`[${SLOT_ATTRIBUTE}="${name}"]`)?.innerHTML ?? ''
