import { announcement } from './documents/announcement.ts'
import { apiReference } from './documents/api-reference.ts'
import { disturbance } from './documents/disturbance.ts'
import { feedback } from './documents/feedback.ts'
import { menuEntry } from './documents/menu-entry.ts'
import { page } from './documents/page.ts'
import { provider } from './documents/provider.ts'
import { redirect } from './documents/redirect.ts'
import { siteSettings } from './documents/site-settings.ts'
import { snippet } from './documents/snippet.ts'
import { apiOperation } from './objects/api-operation.ts'
import { apiServer } from './objects/api-server.ts'
import { body } from './objects/body.ts'
import { callout } from './objects/callout.ts'
import { card } from './objects/card.ts'
import { cards } from './objects/cards.ts'
import { codeBlock } from './objects/code-block.ts'
import { codeGroup } from './objects/code-group.ts'
import { collapsible } from './objects/collapsible.ts'
import { conditional } from './objects/conditional.ts'
import { diagram } from './objects/diagram.ts'
import { disturbanceUpdate } from './objects/disturbance-update.ts'
import { docsVersion } from './objects/docs-version.ts'
import { figure } from './objects/figure.ts'
import { flow } from './objects/flow.ts'
import { link } from './objects/link.ts'
import { liveTable } from './objects/live-table.ts'
import { navEntry } from './objects/nav-entry.ts'
import { navLink } from './objects/nav-link.ts'
import { navProduct } from './objects/nav-product.ts'
import { pageLink } from './objects/page-link.ts'
import { simple } from './objects/simple.ts'
import { snippetReference } from './objects/snippet-reference.ts'
import { step } from './objects/step.ts'
import { steps } from './objects/steps.ts'
import { tableCell } from './objects/table-cell.ts'
import { tableRow } from './objects/table-row.ts'
import { table } from './objects/table.ts'
import { variable } from './objects/variable.ts'

/** The documents that editors create, in the order of the Studio. */
export const documentTypes = [
  page,
  menuEntry,
  announcement,
  snippet,
  provider,
  disturbance,
  apiReference,
  redirect,
  siteSettings,
  feedback,
]

/** Every type of the content model. `code` is registered by its plugin. */
export const schemaTypes = [
  ...documentTypes,
  apiOperation,
  apiServer,
  body,
  callout,
  card,
  cards,
  codeBlock,
  codeGroup,
  collapsible,
  conditional,
  diagram,
  disturbanceUpdate,
  docsVersion,
  figure,
  flow,
  link,
  liveTable,
  navEntry,
  navLink,
  navProduct,
  pageLink,
  simple,
  snippetReference,
  step,
  steps,
  tableCell,
  tableRow,
  table,
  variable,
]
