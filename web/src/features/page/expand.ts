import { items } from '../../lib/list.ts'
import type { AccessMode, Body, BodyMember, RichText } from './body-types.ts'

/** What an expansion needs to know of the page. */
export type Expansion = { accessMode: AccessMode | null; snippets: ReadonlyMap<string, Body> }

// A snippet may show a snippet; one that shows itself ends here.
const DEEPEST = 4

/**
 * Puts the content of snippets, and of the conditional blocks that hold for the page's access mode, in their place, so
 * that what follows (numbering of headings, contents list, rendering) sees one flat text.
 */
export function expandBody(body: RichText | null | undefined, page: Expansion, depth = 0): Body {
  return items<BodyMember>(body).flatMap((member): Body => {
    switch (member._type) {
      case 'snippetReference': {
        const inner = depth < DEEPEST ? page.snippets.get(member.snippet?._ref) : undefined
        return withKeys(expandBody(inner, page, depth + 1), member._key)
      }
      case 'conditional':
        return page.accessMode && items(member.modes).includes(page.accessMode)
          ? withKeys(expandBody(member.content, page, depth + 1), member._key)
          : []
      case 'steps':
        return [
          {
            ...member,
            steps: items(member.steps).map((step) => ({
              ...step,
              content: flowOf(expandBody(step.content, page, depth)),
            })),
          },
        ]
      case 'collapsible':
        return [{ ...member, content: flowOf(expandBody(member.content, page, depth)) }]
      default:
        return [member]
    }
  })
}

// Two uses of one snippet must not share keys.
function withKeys(members: Body, prefix: string): Body {
  return members.map((member) => ({ ...member, _key: `${prefix}-${member._key}` }))
}

type FlowMember = Exclude<BodyMember, { _type: 'steps' | 'cards' }>

// A flow holds no steps and no cards; a snippet placed in one may.
function flowOf(members: Body): FlowMember[] {
  return members.flatMap((member) => (member._type === 'steps' || member._type === 'cards' ? [] : [member]))
}
