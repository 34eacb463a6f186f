import { shownBody } from '../expand.ts'
import { inField, type Finding } from '../finding.ts'
import { headingLevel } from '../headings.ts'
import { nodesIn, textIn, textOf, type Node } from '../node.ts'
import type { Page, Site } from '../site.ts'
import { proseOf, walkBlocks } from '../walk.ts'

const LONGEST_TITLE = 70
const DESCRIPTION = { least: 50, most: 160 } as const
const FEWEST_WORDS = 300

const lengthOf = (text: string) => [...text].length

/** Titles and descriptions have a length that search engines and lists show whole. */
export function textsFit(site: Site): Finding[] {
  return site.pages.flatMap(({ document, title, description }) => {
    const findings: Finding[] = []
    const add = (field: string, message: string) => findings.push(inField('lengths', document, field, message))
    if (title === '') add('title', 'the page has no title')
    if (lengthOf(title) > LONGEST_TITLE)
      add('title', `the title has ${lengthOf(title)} characters, at most ${LONGEST_TITLE} show`)
    const length = lengthOf(description)
    if (length < DESCRIPTION.least || length > DESCRIPTION.most)
      add('description', `the description has ${length} characters: write ${DESCRIPTION.least} to ${DESCRIPTION.most}`)
    return findings
  })
}

/** Headings go down one level at a time, in the page as it shows. */
export function headingsStep(site: Site): Finding[] {
  return site.pages.flatMap((page) => {
    let above = 1
    return [...walkBlocks(shownBody(page, site))].flatMap(({ block }): Finding[] => {
      const level = headingLevel(block)
      if (level === undefined) return []
      const skips = level > above + 1
      const message = `a heading of level ${level} follows one of level ${above}`
      above = level
      return skips ? [{ rule: 'headings', document: page.document, block, message, near: textOf(block) }] : []
    })
  })
}

/** Pictures and diagrams say in words what they show. */
export function picturesSpeak(site: Site): Finding[] {
  return [...site.pages.map(({ document }) => document), ...site.snippets.values()].flatMap((document) =>
    bodyOf(document).flatMap(({ block }): Finding[] => {
      const pictured = block._type === 'figure' || block._type === 'diagram'
      if (!pictured || textIn(block['alt']).trim() !== '') return []
      return [{ rule: 'pictures', document, block, message: `a ${block._type} has no text alternative` }]
    }),
  )
}

const bodyOf = (document: Node) => [...walkBlocks(nodesIn(document['body']))]

/** Every page stands in the menu. */
export function pagesAreInTheMenu(site: Site): Finding[] {
  return site.pages.flatMap(({ document, path }) =>
    site.menuTargets.has(path)
      ? []
      : [inField('orphans', document, 'title', 'no entry of the menu leads to this page')],
  )
}

/** How many words of a page a reader reads, without those of its code. */
export function countWords(page: Page, site: Site): number {
  const prose = [...walkBlocks(shownBody(page, site))].flatMap(({ block }) => proseOf(block))
  return prose.flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’_-]*/gu) ?? []).length
}

/** A page that is shorter than `FEWEST_WORDS` has its reason in the list; a reason that is not needed is no reason. */
export function pagesAreWhole(site: Site, reasons: ReadonlyMap<string, string>): Finding[] {
  return site.pages.flatMap((page) => {
    const words = countWords(page, site)
    const add = (message: string) => [inField('short-pages', page.document, 'title', message)]
    if (words < FEWEST_WORDS && !reasons.has(page.path))
      return add(`the page has ${words} words; one under ${FEWEST_WORDS} needs its reason in the list of short pages`)
    if (words >= FEWEST_WORDS && reasons.has(page.path)) return add(`the page has ${words} words: it is no short page`)
    return []
  })
}
