import type { SanityClient } from '@sanity/client'
import { planRename, type StoredRedirect } from './redirect-plan.ts'

const TOUCHED = '*[_type == "redirect" && (from in [$from, $to] || string::startsWith(to, $from))]{_id, from, to}'

/** Sets the redirects right for a page that is about to move, in one transaction. */
export async function leaveRedirect(
  client: SanityClient,
  rename: { from: string; to: string; leaveRedirect: boolean },
): Promise<void> {
  const { from, to } = rename
  const redirects = await client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredRedirect[]>(TOUCHED, { from, to }, { tag: 'rename' })
  const mutations = planRename({ ...rename, redirects })
  if (mutations.length > 0) await client.mutate(mutations, { tag: 'rename' })
}
