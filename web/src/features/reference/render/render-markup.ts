import { ApiReference } from '@scalar/api-reference'
import { createHead } from '@unhead/vue/server'
import { createSSRApp, h } from 'vue'
import { renderToString, type SSRContext } from 'vue/server-renderer'
import { makeLazyAsync } from '../scalar/async-lazy.ts'
import { cacheComputed } from './cached-computed.ts'
import { reuseSubtrees, type SubtreeCache } from './subtree-cache.ts'
import { ID_PREFIX, type PageConfiguration, scalarConfiguration } from '../scalar/configuration.ts'
import { bothSides, changedComponents } from '../scalar/both-sides.ts'
import { scalarSlots, type SlotMarkup } from '../scalar/slots.ts'

type RenderedMarkup = { markup: string; teleports: string }

/**
 * Scalar's markup of a page, as Scalar itself renders it on a server, and what of it belongs into the body.
 *
 * @param cache of this description and this detail
 */
export async function renderMarkup(
  page: PageConfiguration,
  slots: SlotMarkup,
  cache: SubtreeCache,
): Promise<RenderedMarkup> {
  cacheComputed()
  await makeLazyAsync()
  const known = changedComponents()
  const rendered = await render(page, slots, cache)
  if (changedComponents() === known) return rendered
  cache.clear()
  return render(page, slots, cache)
}

async function render(page: PageConfiguration, slots: SlotMarkup, cache: SubtreeCache): Promise<RenderedMarkup> {
  const configuration = scalarConfiguration(page)
  const app = createSSRApp({ setup: () => () => h(ApiReference, { configuration }, scalarSlots(slots)) })
  app.mixin(bothSides)
  app.mixin(reuseSubtrees(cache))
  app.config.idPrefix = ID_PREFIX
  // What it says on the console of a description's faults is no business of the server's log.
  app.config.warnHandler = () => {}
  app.use(createHead())
  const context: SSRContext = {}
  const markup = await renderToString(app, context)
  return { markup, teleports: context.teleports?.['body'] ?? '' }
}
