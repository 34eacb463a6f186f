import { type AsyncComponentOptions, defineAsyncComponent } from 'vue'
import { Lazy } from '@scalar/api-reference/components'

let wrapped: Promise<void> | undefined

/**
 * Turns Scalar's `Lazy`, which stands around each section, into an asynchronous component, in place. Server and browser
 * have to do it alike: such a boundary starts a count of its own for the ids that Vue makes.
 *
 * @param hydrate when a section is taken over; the browser's business
 */
export function makeLazyAsync(hydrate?: AsyncComponentOptions['hydrate']): Promise<void> {
  wrapped ??= wrap(hydrate)
  return wrapped
}

async function wrap(hydrate: AsyncComponentOptions['hydrate']): Promise<void> {
  const original = { ...Lazy }
  const wrapper = defineAsyncComponent({ loader: async () => original, ...(hydrate && { hydrate }) })
  Object.defineProperties(Lazy, Object.getOwnPropertyDescriptors(wrapper))
  // Otherwise the boundary would keep for itself what is meant for the section.
  Reflect.deleteProperty(Lazy, 'props')
  await Reflect.get(wrapper, '__asyncLoader')()
}
