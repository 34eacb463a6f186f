import type { Selection } from '../description/cut.ts'
import { groupPage, operationPage, type Outline, type PageSlug } from '../description/outline.ts'
import type { Detail } from '../scalar/configuration.ts'

/** A page of a reference: what it shows, and how. */
export type PlannedPage = {
  slug: PageSlug
  kind: 'reference' | 'group' | 'operation'
  selections: readonly Selection[]
  detail: Detail
}

/** The pages of a reference: the whole, one for each group, one for each operation. The first is wanted first. */
export function planPages({ groups }: Outline): PlannedPage[] {
  const whole = groups.map((group): Selection => ({ group, operations: group.operations }))
  return [
    { slug: '', kind: 'reference', selections: whole, detail: 'closed' },
    ...whole.map((selection): PlannedPage => ({
      slug: groupPage(selection.group),
      kind: 'group',
      selections: [selection],
      detail: 'closed',
    })),
    ...groups.flatMap((group) =>
      group.operations.map((operation): PlannedPage => ({
        slug: operationPage(group, operation),
        kind: 'operation',
        selections: [{ group, operations: [operation] }],
        detail: 'open',
      })),
    ),
  ]
}
