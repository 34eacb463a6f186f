import type { JsonRecord } from '@portal/openapi/json'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Selection } from '../description/cut.ts'
import { groupPage, operationPage } from '../description/outline.ts'
import type { PlannedPage } from './plan-pages.ts'

/** What the portal adds after Scalar's sections: where the rest of a long reference is. */
export function endMarkup(_document: JsonRecord, page: PlannedPage, shown: readonly Selection[], path: string): string {
  return restMarkup(page, shown, path)
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
      const heading = `<h2 id="${escapeHtml(group.anchor)}"><a href="${escapeHtml(`${path}/${groupPage(group)}`)}">${escapeHtml(group.title)}</a></h2>`
      return `<section data-portal-rest>${page.kind === 'group' ? '<h2>More operations of this group</h2>' : heading}<ul>${items.join('')}</ul></section>`
    })
    .join('')
}
