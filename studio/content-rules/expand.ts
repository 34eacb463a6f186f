import { nodesIn, type Node } from './node.ts'
import { snippetIn, type Page, type Site } from './site.ts'

// A snippet may show a snippet; one that shows itself ends here (as it does on the page).
const DEEPEST = 4

/**
 * The body of a page as readers see it: snippets, and the conditional blocks that hold for the page's mode, in their
 * places. Blocks keep their identity unless something within them was put in place.
 */
export function shownBody({ body, accessMode }: Page, { snippets }: Site): Node[] {
  const expand = (blocks: readonly Node[], depth: number): Node[] =>
    blocks.flatMap((block) => {
      if (block._type === 'snippetReference') {
        const snippet = depth < DEEPEST ? snippets.get(snippetIn(block) ?? '') : undefined
        return expand(nodesIn(snippet?.['body']), depth + 1)
      }
      if (block._type === 'conditional') return shows(block, accessMode) ? expand(nodesIn(block['content']), depth) : []
      if (block._type === 'collapsible') return [{ ...block, content: flow(block['content'], depth) }]
      if (block._type === 'steps') return [{ ...block, steps: steps(block, depth) }]
      return [block]
    })
  const steps = (block: Node, depth: number) =>
    nodesIn(block['steps']).map((step) => ({ ...step, content: flow(step['content'], depth) }))
  // A flow holds no steps and no cards; a snippet placed in one may.
  const flow = (content: unknown, depth: number) =>
    expand(nodesIn(content), depth).filter(({ _type }) => _type !== 'steps' && _type !== 'cards')
  return expand(body, 0)
}

/** Whether a conditional block shows on a page of this mode. */
export function shows(block: Node, mode: string | undefined): boolean {
  const modes = block['modes']
  return mode !== undefined && Array.isArray(modes) && modes.includes(mode)
}
