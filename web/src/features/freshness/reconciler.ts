import type { Change } from '../../sanity/tags.ts'
import { changesBetween, type ContentState, withChange } from './content-state.ts'

export type ReconcilerParts = {
  load: () => Promise<ContentState | undefined>
  save: (state: ContentState) => Promise<void>
  read: () => Promise<ContentState>
  probe: () => Promise<string>
  /** Has the pages show the changes, or begins to. */
  apply: (changes: readonly Change[]) => Promise<unknown>
  /** Whether every page shows all that was applied. */
  isSettled: () => boolean
  /** Has the pages count as old at once, before the portal takes its first request. */
  markOld: (changes: readonly Change[]) => void
  /** Stands for everything, when nobody knows what the pages show. */
  everything: Change
}

/**
 * Compares what the pages show with what is published, so that a change shows although no webhook told of it: at the
 * start, and every while.
 */
export function createReconciler(parts: ReconcilerParts) {
  const { load, save, read, probe, apply, markOld, isSettled, everything } = parts
  let shown: ContentState | undefined
  let isSaved = true
  let probed: string | undefined
  // Found by the last look: a webhook may still be on its way.
  let suspected = new Map<string, string>()

  const settle = async (changes: readonly Change[]) => {
    await apply(changes)
    changes.forEach(note)
  }

  const note = (change: Change) => {
    if (!shown) return
    shown = withChange(shown, change)
    isSaved = false
  }

  // Only when the pages show it: a portal that is killed before must find the change anew.
  const saveWhenSettled = async () => {
    if (isSaved || !shown || !isSettled()) return
    isSaved = true
    await save(shown)
  }

  return {
    /** Marks as old what changed since the pages were rendered; answers with the changes that have to be applied. */
    async start(): Promise<readonly Change[]> {
      const rendered = await load()
      const now = await read()
      const changes = rendered ? changesBetween(rendered, now) : [everything]
      shown = rendered ?? now
      markOld(changes)
      return changes
    },

    settle,

    /** Notes a change that a webhook told of and that was applied. */
    noteTold: note,

    /** One look. What it finds a second time no webhook will tell of: it is applied. Answers with what was. */
    async look(): Promise<readonly Change[]> {
      await saveWhenSettled()
      shown ??= await load()
      if (!shown) {
        shown = await read()
        await settle([everything])
        return [everything]
      }
      const seen = await probe()
      if (seen === probed && suspected.size === 0) return []
      const now = await read()
      const changes = changesBetween(shown, now)
      const lost = changes.filter(({ _id, _rev }) => suspected.get(_id) === (_rev ?? ''))
      suspected = new Map(changes.map(({ _id, _rev }) => [_id, _rev ?? '']))
      if (lost.length > 0) await settle(lost)
      for (const { _id } of lost) suspected.delete(_id)
      probed = seen
      return lost
    },
  }
}
