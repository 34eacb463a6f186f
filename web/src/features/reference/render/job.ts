import { cutDescription, type Selection } from '../description/cut.ts'
import { expandedSize } from '../description/expanded-size.ts'
import { LIMITS } from '../description/limits.ts'
import { outlineOf } from '../description/outline-of.ts'
import { operationPage, type Outline, webhooksPlace } from '../description/outline.ts'
import { parseDescription } from '../description/parse.ts'
import { relinker, withTexts } from '../description/relink.ts'
import { tidyDescription } from '../description/tidy.ts'
import { isRecord, type JsonRecord, toRecord, toText } from '@portal/openapi/json'
import type { Detail, PageConfiguration, TakeoverPage } from '../scalar/configuration.ts'
import { sandboxCredentials, withSandboxTokens } from './sandbox-access.ts'
import { HEAD_PLACE, ORIGIN_PLACE } from './places.ts'
import { finishMarkup } from './finish-markup.ts'
import { atMost, fit } from './fit.ts'
import { type PlannedPage, planPages } from './plan-pages.ts'
import type { RenderedPage, RenderMessage, RenderRequest } from './protocol.ts'
import { purgedCss } from './purge-css.ts'
import type { SubtreeCache } from './subtree-cache.ts'
import { variantsNote } from './variants-markup.ts'
import { endMarkup, operationOf } from './end-markup.ts'

/**
 * Renders every page of a reference, the whole of it first.
 *
 * @throws {DescriptionRefused} when the description is none, or exceeds a limit
 */
export async function* renderReference(request: RenderRequest): AsyncGenerator<RenderMessage> {
  const tidy = tidyDescription(parseDescription(request.text))
  const served = withServers(tidy, request.servers)
  const authentication = sandboxCredentials(served)
  const document = toRecord(withAddresses(withSandboxTokens(served, ORIGIN_PLACE)))
  const outline = outlineOf(document, request.groups)
  yield { type: 'outline', outline }
  const job: Job = { document, outline, authentication, request, caches: { closed: new Map(), open: new Map() } }
  for (const page of planPages(outline)) yield { type: 'page', page: await renderPage(job, bounded(document, page)) }
  yield { type: 'done' }
}

type Job = {
  document: JsonRecord
  outline: Outline
  authentication: JsonRecord | undefined
  request: RenderRequest
  caches: Record<Detail, SubtreeCache>
}

/** A page on which nothing would end when everything is open is shown closed; a script opens what a reader asks for. */
function bounded(document: JsonRecord, page: PlannedPage): PlannedPage {
  const operations = page.selections.flatMap((selection) => selection.operations)
  const most = LIMITS.expanded + 1
  const open = (operation: JsonRecord) => expandedSize(document, operation, most) < most
  return page.detail === 'closed' || operations.every((one) => open(operationOf(document, one)))
    ? page
    : { ...page, detail: 'closed' }
}

async function renderPage(job: Job, page: PlannedPage): Promise<RenderedPage> {
  const first = await renderSelections(job, page, atMost(page.selections, LIMITS.operationsOfPage))
  if (Buffer.byteLength(first.markup) <= LIMITS.markup) return first
  const fitting = fit(atMost(page.selections, LIMITS.operationsOfPage), first.markup, LIMITS.markup - SLACK)
  return renderSelections(job, page, fitting)
}

// What the list of the rest may take.
const SLACK = 50_000

async function renderSelections(
  { document, outline, authentication, request: { path }, caches }: Job,
  page: PlannedPage,
  selections: readonly Selection[],
): Promise<RenderedPage> {
  const part = cutDescription(document, selections, {
    introduction: page.kind === 'reference',
    footnote: (group, operation) =>
      page.kind === 'operation' || operation.kind === 'webhook'
        ? ''
        : [
            variantsNote(document, operationOf(document, operation)),
            `[Responses and schemas in full](${path}/${operationPage(group, operation)})`,
          ].join('\n\n'),
  })
  const configuration: PageConfiguration = {
    document: withTexts(part, relinker(outline, selections, path)),
    detail: page.detail,
    origin: ORIGIN_PLACE,
    ...(authentication && { authentication }),
  }
  const end = endMarkup(document, page, selections, path)
  // Loaded when it is needed: it takes a second, which a description that is refused need not cost.
  const { renderMarkup } = await import('./render-markup.ts')
  const rendered = await renderMarkup(configuration, { start: HEAD_PLACE, end }, caches[page.detail])
  const markup = finishMarkup(rendered.markup, { kind: page.kind, webhooks: webhooksPlace(outline)?.anchor })
  const takeover: TakeoverPage = { ...configuration, teleports: rendered.teleports }
  return {
    slug: page.slug,
    markup,
    css: await purgedCss(markup),
    configuration: JSON.stringify(takeover),
    anchors: selections.flatMap(({ operations }) => operations.map(({ anchor }) => anchor)),
  }
}

function withServers(document: JsonRecord, chosen: RenderRequest['servers']): JsonRecord {
  return chosen.length === 0 ? document : { ...document, servers: chosen }
}

/** A server of this portal is said with its address, wherever it stands: an example that is copied works elsewhere. */
function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'servers' && Array.isArray(field) ? field.map(toRecord).map(absolute) : withAddresses(field),
    ]),
  )
}

function absolute(server: JsonRecord): JsonRecord {
  const url = toText(server['url'])
  return /^\/(?!\/)/.test(url) ? { ...server, url: ORIGIN_PLACE + url } : server
}
