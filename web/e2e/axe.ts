import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Scope = { within?: string; except?: readonly string[] }

/** What axe finds wrong as the page stands, in all of it or in a part: the rule, and the markup that breaks it. */
export async function faultsOf(page: Page, { within, except = [] }: Scope = {}) {
  // Otherwise each run opens another tab to join what the frames of a page say, and takes four times as long: a page
  // of the portal has none from elsewhere. What is well need not be listed.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules([...except])
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 200)) }))
}
