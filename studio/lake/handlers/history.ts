import { datasetOf, requireUser } from '../access.ts'
import type { Call, Services } from '../context.ts'
import { documentAt, type Moment } from '../history/document-at.ts'
import { documentEvents } from '../history/document-events.ts'
import { findTransactions, type HistoryTransaction } from '../history/transactions.ts'
import { json } from '../http/answer.ts'
import { ndjson } from '../http/ndjson.ts'
import { flag } from '../query/parameters.ts'

const idsOf = (call: Call) => (call.params['ids'] ?? '').split(',').filter((id) => id !== '')

/** A whole number of a query string, or what stands in for it when it is missing or not one. */
function numberOf(search: URLSearchParams, name: string, fallback: number): number {
  const value = Number.parseInt(search.get(name) ?? '', 10)
  return Number.isNaN(value) || value < 0 ? fallback : value
}

const given = (search: URLSearchParams, name: string) => search.get(name) || undefined

function momentOf(search: URLSearchParams): Moment {
  const revision = given(search, 'revision')
  const time = given(search, 'time')
  if (revision !== undefined) return { kind: 'revision', id: revision }
  if (time !== undefined) return { kind: 'time', at: time }
  return flag(search, 'lastRevision') ? { kind: 'last' } : { kind: 'now' }
}

/** `GET /data/history/:dataset/documents/:ids` */
export function getHistoryDocuments(call: Call, lake: Services): Response {
  requireUser(call.viewer)
  const dataset = datasetOf(call, lake)
  const moment = momentOf(call.url.searchParams)
  const documents = idsOf(call).map((id) => documentAt(lake.store, dataset.name, id, moment))
  return json({ documents: documents.filter((document) => document !== undefined) })
}

/** `GET /data/history/:dataset/events/documents/:id` */
export function getDocumentEvents(call: Call, lake: Services): Response {
  requireUser(call.viewer)
  const dataset = datasetOf(call, lake)
  const id = call.params['id'] ?? ''
  const events = documentEvents(lake.store.log, dataset.name, id)
  const { searchParams } = call.url
  const from = numberOf(searchParams, 'nextCursor', 0)
  const to = from + numberOf(searchParams, 'limit', events.length)
  return json({ events: { [id]: events.slice(from, to) }, nextCursor: to < events.length ? String(to) : '' })
}

function lineOf(transaction: HistoryTransaction, search: URLSearchParams): object {
  const { id, timestamp, author, changes } = transaction
  const effects = Object.fromEntries(changes.map((change) => [change.documentId, change.effects]))
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.documentId),
    ...(search.get('effectFormat') === 'mendoza' && { effects }),
    ...(!flag(search, 'excludeMutations') && { mutations: changes.flatMap((change) => change.mutations) }),
  }
}

/** `GET /data/history/:dataset/transactions/:ids`, as NDJSON. */
export function getTransactions(call: Call, lake: Services): Response {
  requireUser(call.viewer)
  const dataset = datasetOf(call, lake)
  const { searchParams } = call.url
  const authors = given(searchParams, 'authors')
  const transactions = findTransactions(lake.store.log, dataset.name, {
    ids: idsOf(call),
    onlyTheseDocuments: flag(searchParams, 'includeIdentifiedDocumentsOnly'),
    fromTransaction: given(searchParams, 'fromTransaction'),
    toTransaction: given(searchParams, 'toTransaction'),
    fromTime: given(searchParams, 'fromTime'),
    toTime: given(searchParams, 'toTime'),
    authors: authors === undefined ? undefined : new Set(authors.split(',')),
    reverse: flag(searchParams, 'reverse'),
    limit: numberOf(searchParams, 'limit', 100),
  })
  return ndjson(transactions.map((transaction) => lineOf(transaction, searchParams)))
}
