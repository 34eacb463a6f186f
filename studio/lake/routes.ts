import type { Route } from './context.ts'
import { postActions } from './handlers/actions.ts'
import { getDocuments } from './handlers/doc.ts'
import { postMutate } from './handlers/mutate.ts'
import { getQuery, postQuery } from './handlers/query.ts'
import { versioned } from './router.ts'

/** The data endpoints, under the service's own names. The process adds those that need the machine: assets, sockets, users. */
export const dataRoutes: readonly Route[] = [
  versioned('GET', '/data/query/:dataset', getQuery),
  versioned('POST', '/data/query/:dataset', postQuery),
  versioned('GET', '/data/doc/:dataset/:ids', getDocuments),
  versioned('POST', '/data/mutate/:dataset', postMutate),
  versioned('POST', '/data/actions/:dataset', postActions),
]
