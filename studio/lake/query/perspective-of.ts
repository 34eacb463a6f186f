import type { Viewer } from '../context.ts'
import { badRequest } from '../errors.ts'
import type { Perspective } from '../store/perspective.ts'

/** From this version on, a query that names no perspective sees published documents; before it, all of them. */
const publishedByDefaultSince = '2025-02-19'

const layerPattern = /^[A-Za-z0-9_-]{1,128}$/

function fallback(apiVersion: string): Perspective {
  const raw = apiVersion === '1' || (apiVersion !== 'X' && apiVersion < publishedByDefaultSince)
  return raw ? { kind: 'raw' } : { kind: 'published' }
}

/** What this viewer's query sees. Without a credential that is what is public, whatever was asked for. */
export function perspectiveOf(search: URLSearchParams, apiVersion: string, viewer: Viewer): Perspective {
  if (viewer.kind === 'anonymous') return { kind: 'public' }
  const names = search
    .getAll('perspective')
    .flatMap((value) => value.split(','))
    .filter((name) => name !== '')
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 0) return fallback(apiVersion)
  const wrong = names.find((name) => !layerPattern.test(name))
  if (wrong !== undefined) throw badRequest(`Invalid perspective ${JSON.stringify(wrong)}`)
  if (names.includes('raw')) {
    if (names.length > 1) throw badRequest('The perspective "raw" cannot be combined with others')
    return { kind: 'raw' }
  }
  // The published document is the base of every stack, so naming it adds nothing.
  const layers = names.filter((name) => name !== 'published')
  return layers.length === 0 ? { kind: 'published' } : { kind: 'stack', layers }
}
