import { inField, type Finding } from '../finding.ts'
import { nodesIn, type Node } from '../node.ts'
import { shows } from '../expand.ts'
import type { Page, Site } from '../site.ts'
import { proseOf, walkBlocks } from '../walk.ts'

const MOST_SHARED = 0.6

/** Fewer than this say nothing about likeness: two pages of a few sentences may well share most of them. */
const FEWEST_SENTENCES = 4

/** A page says something of its own: at most 60 % of the sentences outside its snippets stand on another page too. */
export function pagesDiffer(site: Site): Finding[] {
  const sentences = site.pages.map((page) => ({ page, own: ownSentences(page) }))
  return sentences.flatMap(({ page, own }) => {
    if (own.size < FEWEST_SENTENCES) return []
    const twin = sentences.find(({ page: other, own: theirs }) => other !== page && shared(own, theirs) > MOST_SHARED)
    if (!twin) return []
    const percent = Math.round(shared(own, twin.own) * 100)
    const message = `${percent} % of its own sentences stand on ${twin.page.path} too: put them in a snippet`
    return [inField('twins', page.document, 'title', message)]
  })
}

function shared(own: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  return [...own].filter((sentence) => theirs.has(sentence)).length / own.size
}

/** The sentences that stand on the page itself and not in a snippet. */
function ownSentences({ body, accessMode }: Page): Set<string> {
  const shown = (blocks: readonly Node[]): Node[] =>
    blocks.flatMap((block) => {
      if (block._type !== 'conditional') return [block]
      return shows(block, accessMode) ? shown(nodesIn(block['content'])) : []
    })
  const prose = [...walkBlocks(shown(body))].flatMap(({ block }) => proseOf(block))
  return new Set(prose.flatMap(splitSentences))
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length > 3)
}
