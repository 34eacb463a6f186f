import { API_VERSION } from '@portal/content-source'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import type { MenuRow } from './menu-row.ts'
import { moveEntries, undoOf } from './move-entries.ts'
import { planMove, type Change, type Destination } from './plan-move.ts'

/** Moves entries of the menu one after the other, and takes the last move back. */
export function useMoves(rows: readonly MenuRow[]) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<{ name: string; changes: Change[] }>()

  const commit = async (changes: readonly Change[], after: typeof last) => {
    setBusy(true)
    try {
      await moveEntries(client, rows, changes)
      setLast(after)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'Not moved. Look at the menu again and repeat it.', description })
    }
    setBusy(false)
  }

  return {
    isBusy,
    moved: last?.name,
    move: async (id: string, to: Destination) => {
      const plan = planMove(rows, id, to)
      if ('refused' in plan) return void toast.push({ status: 'warning', title: plan.refused })
      if (plan.changes.length === 0) return undefined
      const name = rows.find((row) => row.id === id)?.label ?? 'entry'
      return commit(plan.changes, { name, changes: undoOf(rows, plan.changes) })
    },
    undo: async () => (last ? commit(last.changes, undefined) : undefined),
  }
}
