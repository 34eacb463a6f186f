import { escapeHtml } from '../../../lib/escape-html.ts'
import type { ReferencePageData } from '../load/reference-page.ts'
import { titleOf, variantOf } from './labels.ts'

/**
 * What stands above Scalar's sections, inside of its `main`: where the page is, its heading, and the description to
 * download. A string, for it becomes part of Scalar's markup.
 */
export function headMarkup(data: ReferencePageData, badgeClass: (variant: string) => string): string {
  const { reference, group, operation } = data
  const { entry, id } = reference
  const label = entry.label
    ? ` <span class="${escapeHtml(badgeClass(variantOf(entry.label)))}">${escapeHtml(entry.label)}</span>`
    : ''
  const version = reference.rendering?.outline.version
  const crumbs = [
    link('/reference', 'API references'),
    ...(group ? [link(entry.path, entry.title)] : []),
    ...(group && operation ? [link(`${entry.path}/${group.slug}`, group.title)] : []),
    `<span aria-current="page">${escapeHtml(titleOf(data))}</span>`,
  ]
  return `<nav class="ui-crumbs" aria-label="Breadcrumb"><ol>${crumbs.map((crumb) => `<li>${crumb}</li>`).join('')}</ol></nav>
<h1>${escapeHtml(titleOf(data))}${label}</h1>
<p data-portal-facts>${version ? `<span>Version ${escapeHtml(version)}</span>` : ''}${id ? downloads(id) : ''}</p>`
}

function downloads(id: string): string {
  const name = escapeHtml(encodeURIComponent(id))
  return `<span>Description: <a href="/openapi/${name}.yaml" download>YAML</a>, <a href="/openapi/${name}.json" download>JSON</a></span>`
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
