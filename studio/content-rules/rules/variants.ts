import { shownBody } from '../expand.ts'
import { inField, type Finding } from '../finding.ts'
import { headingLevel, slug } from '../headings.ts'
import { textIn, textOf } from '../node.ts'
import type { Page, Site } from '../site.ts'

/** The variants of a page for the access modes have the same path but for the mode. */
const MODE = /(?<=[/-])(?:continuous|one-time|wealth)(?=[/-]|$)/

/** A variant has every section that all its siblings have, or readers who switch the mode do not find it again. */
export function variantsAreAlike(site: Site, reasons: ReadonlyMap<string, string>): Finding[] {
  const families = new Map<string, Page[]>()
  for (const page of site.pages) {
    if (!MODE.test(page.path)) continue
    const name = page.path.replace(MODE, '*')
    families.set(name, [...(families.get(name) ?? []), page])
  }
  return [...families.values()]
    .filter((family) => family.length > 2)
    .flatMap((family) => lacking(family, site))
    .filter(({ document }) => !reasons.has(textIn(document['path'])))
}

function lacking(family: readonly Page[], site: Site): Finding[] {
  const sections = family.map((page) => ({ page, own: sectionsOf(page, site) }))
  return sections.flatMap(({ page, own }) => {
    const [first, ...siblings] = sections.filter((other) => other.page !== page).map((other) => other.own)
    const missing = [...(first ?? [])].filter(([id]) => !own.has(id) && siblings.every((sibling) => sibling.has(id)))
    return missing.map(([, words]) =>
      inField('variants', page.document, 'body', `the variants for other modes have a section "${words}"`),
    )
  })
}

/** The sections of a page as it shows, by the ids of their headings. */
function sectionsOf(page: Page, site: Site): ReadonlyMap<string, string> {
  const headings = shownBody(page, site).filter((block) => headingLevel(block) === 2)
  return new Map(headings.map((heading) => [slug(textOf(heading)), textOf(heading)]))
}
