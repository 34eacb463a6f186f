import 'server-only'
import { serving } from '../../lib/serving.ts'
import { markPurged } from '../../sanity/generations.ts'
import { type Change, tagsOfChange } from '../../sanity/tags.ts'
import { probeContent, readContentState } from './content-state.query.ts'
import { revalidator } from './portal-revalidator.ts'
import { createReconciler } from './reconciler.ts'
import { hasTurnedSince } from './announcement-clock.ts'
import type { ContentState } from './content-state.ts'
import { loadState, saveState } from './state-file.ts'

declare global {
  // The start and the webhook's route are bundled apart.
  var portalReconciler: ReturnType<typeof createReconciler> | undefined
}

/** The menu stands on every page, so a change of it has each rendered; reads begin anew with each start. */
const everything: Change = { _id: 'start', _type: 'menuEntry', operation: 'update' }

async function loadShown(): Promise<ContentState | undefined> {
  const saved = await loadState()
  return saved && !(await hasTurnedSince(saved.at)) ? saved.documents : undefined
}

/** The reconciler of this portal; one, however many bundles ask. */
export function reconciler() {
  globalThis.portalReconciler ??= createReconciler({
    load: loadShown,
    save: saveState,
    read: readContentState,
    probe: probeContent,
    apply: (changes) => Promise.all(changes.map((change) => revalidator().submit(change))),
    isSettled: () => revalidator().isSettled(),
    markOld: (changes) => {
      const purged = [...new Set(changes.flatMap(tagsOfChange))]
      markPurged(purged)
      serving()?.purged(purged)
    },
    everything,
  })
  return globalThis.portalReconciler
}
