import type { SanityClient } from '@sanity/client'
import type { MenuRow } from './menu-row.ts'
import type { Change } from './plan-move.ts'

/**
 * Makes the changes of a move in one transaction: in the published entries, so that the portal shows the new order at
 * once, and in their drafts, which else would take the entry back when they are published. What else a draft changes
 * stays a draft.
 *
 * @throws when somebody has changed one of the entries since they were read
 */
export async function moveEntries(client: SanityClient, rows: readonly MenuRow[], changes: readonly Change[]) {
  const transaction = client.transaction()
  for (const { id, ...fields } of changes)
    for (const version of rows.find((row) => row.id === id)?.versions ?? [])
      transaction.patch(version.id, (patch) => patch.set(fields).ifRevisionId(version.revision))
  await transaction.commit({ tag: 'menu-move', visibility: 'sync' })
}

/** The changes that undo a move. */
export function undoOf(rows: readonly MenuRow[], changes: readonly Change[]): Change[] {
  return changes.flatMap(({ id, itemId, position }) => {
    const row = rows.find((other) => other.id === id)
    if (!row) return []
    return [
      {
        id,
        ...(itemId !== undefined && row.itemId !== null && { itemId: row.itemId }),
        ...(position !== undefined && row.position !== null && { position: row.position }),
      },
    ]
  })
}
