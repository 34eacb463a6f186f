import { toRecord, type JsonRecord } from '@portal/openapi/json'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Selection } from '../description/cut.ts'
import { groupPage, operationPage, type OutlineOperation } from '../description/outline.ts'
import type { PlannedPage } from './plan-pages.ts'
import { callbacksMarkup, variantsMarkup } from './variants-markup.ts'

/** What the portal adds after Scalar's sections: what these leave out, and where the rest of a long reference is. */
export function endMarkup(document: JsonRecord, page: PlannedPage, shown: readonly Selection[], path: string): string {
  if (page.kind !== 'operation') return restMarkup(page, shown, path)
  return page.selections
    .flatMap(({ operations }) => operations)
    .map((one) => operationOf(document, one))
    .map((operation) => variantsMarkup(document, operation) + callbacksMarkup(document, operation))
    .join('')
}

/** An operation or a webhook as the description has it. */
export function operationOf(document: JsonRecord, { kind, path, method }: OutlineOperation): JsonRecord {
  const items = toRecord(document[kind === 'webhook' ? 'webhooks' : 'paths'])
  return toRecord(toRecord(items[path])[method.toLowerCase()])
}

function restMarkup(page: PlannedPage, shown: readonly Selection[], path: string): string {
  const onPage = new Set(shown.flatMap(({ operations }) => operations))
  const shownGroups = new Set(shown.map(({ group }) => group))
  return page.selections
    .map(({ group, operations }) => {
      const rest = operations.filter((operation) => !onPage.has(operation))
      if (rest.length === 0 && shownGroups.has(group)) return ''
      const items = rest.map(
        (operation) =>
          `<li><a href="${escapeHtml(`${path}/${operationPage(group, operation)}`)}"><span data-method="${operation.method}">${operation.method}</span> <code>${escapeHtml(operation.path)}</code> ${escapeHtml(operation.title)}</a></li>`,
      )
      // A group that is on the page in part has its anchor there.
      const id = shownGroups.has(group) ? '' : ` id="${escapeHtml(group.anchor)}"`
      const heading = `<h2${id}><a href="${escapeHtml(`${path}/${groupPage(group)}`)}">${escapeHtml(group.title)}</a></h2>`
      return `<section data-portal-rest>${page.kind === 'group' ? '<h2>More operations of this group</h2>' : heading}<ul>${items.join('')}</ul></section>`
    })
    .join('')
}
