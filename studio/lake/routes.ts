import type { Method, Route } from './context.ts'
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

/** By its name, and by that of its resource, which a client that is configured with one asks for. */
const inDataset = (method: Method, before: string, after: string, handler: Route['handler']): Route[] => [
  versioned(method, `/data/${before}/:dataset${after}`, handler),
  versioned(method, `/projects/:project/datasets/:dataset/${before}${after}`, handler),
]

/** The data endpoints, under the service's own names. The process adds those that need the machine: assets, sockets, users. */
export const dataRoutes: readonly Route[] = [
  ...inDataset('GET', 'query', '', getQuery),
  ...inDataset('POST', 'query', '', postQuery),
  ...inDataset('GET', 'doc', '/:ids', getDocuments),
  ...inDataset('POST', 'mutate', '', postMutate),
  ...inDataset('POST', 'actions', '', postActions),
  ...inDataset('GET', 'listen', '', getListen),
  ...inDataset('GET', 'live/events', '', getLiveEvents),
  versioned('GET', '/data/history/:dataset/documents/:ids', getHistoryDocuments),
  versioned('GET', '/data/history/:dataset/events/documents/:id', getDocumentEvents),
  versioned('GET', '/data/history/:dataset/transactions/:ids', getTransactions),
  versioned('GET', '/data/references/:dataset/documents/:id/to', getReferences),
  versioned('GET', '/data/export/:dataset', getExport),
]
