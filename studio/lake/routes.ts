import type { Route } from './context.ts'
import { postActions } from './handlers/actions.ts'
import { getDocuments } from './handlers/doc.ts'
import { getExport } from './handlers/export.ts'
import { getDocumentEvents, getHistoryDocuments, getTransactions } from './handlers/history.ts'
import { getListen } from './handlers/listen.ts'
import { getLiveEvents } from './handlers/live.ts'
import { postMutate } from './handlers/mutate.ts'
import { getQuery, postQuery } from './handlers/query.ts'
import { getReferences } from './handlers/references.ts'
import { versioned } from './router.ts'

/** The data endpoints, under the service's own names. The process adds those that need the machine: assets, sockets, users. */
export const dataRoutes: readonly Route[] = [
  versioned('GET', '/data/query/:dataset', getQuery),
  versioned('POST', '/data/query/:dataset', postQuery),
  versioned('GET', '/data/doc/:dataset/:ids', getDocuments),
  versioned('POST', '/data/mutate/:dataset', postMutate),
  versioned('POST', '/data/actions/:dataset', postActions),
  versioned('GET', '/data/listen/:dataset', getListen),
  versioned('GET', '/data/live/events/:dataset', getLiveEvents),
  versioned('GET', '/data/history/:dataset/documents/:ids', getHistoryDocuments),
  versioned('GET', '/data/history/:dataset/events/documents/:id', getDocumentEvents),
  versioned('GET', '/data/history/:dataset/transactions/:ids', getTransactions),
  versioned('GET', '/data/references/:dataset/documents/:id/to', getReferences),
  versioned('GET', '/data/export/:dataset', getExport),
]
