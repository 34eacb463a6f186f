import 'server-only'
import { readContentState } from './content-state.query.ts'
import { saveState } from './state-file.ts'

/** In a build, before its pages are rendered: notes the content that they will show at least. */
export async function noteBuiltState(): Promise<void> {
  if (process.env['NEXT_PHASE'] === 'phase-production-build') await saveState(await readContentState())
}
