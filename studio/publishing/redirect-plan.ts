import type { Mutation } from '@sanity/client'
import { retargeted } from './pointers.ts'

/** A redirect as it is stored, or its draft. */
export type StoredRedirect = { _id: string; from?: string | null; to?: string | null }

type Rename = {
  from: string
  to: string
  /** Whether readers of the old path are led to the new one. */
  leaveRedirect: boolean
  /** The redirects that begin or end at one of the two paths; others are left alone. */
  redirects: readonly StoredRedirect[]
}

/** Id of the redirect that leaves a path of a page, so that a second one replaces the first. */
export const redirectId = (from: string) => `redirect${from.replaceAll('/', '_')}`

/**
 * What happens to redirects when a page moves. One that begins at the new path goes, since a page lives there now, and
 * so do others that begin at the old one, of which there is one afterwards; those that led to the old path lead on to
 * the new one, so that no reader is led twice and none in a circle.
 */
export function planRename({ from, to, leaveRedirect, redirects }: Rename): Mutation[] {
  const left = redirectId(from)
  const starts = redirects.filter((redirect) => redirect.from === to || (leaveRedirect && redirect.from === from))
  const gone = starts.map(({ _id }) => _id).filter((id) => !(leaveRedirect && id === left))
  const moved = redirects.flatMap((redirect) => {
    const target = starts.includes(redirect) ? undefined : retargeted(redirect.to, from, to)
    return target === undefined ? [] : [{ patch: { id: redirect._id, set: { to: target } } }]
  })
  return [
    ...gone.map((id) => ({ delete: { id } })),
    ...moved,
    ...(leaveRedirect ? [{ createOrReplace: { _id: left, _type: 'redirect', from, to, permanent: true } }] : []),
  ]
}
