import { draftId, isVersionId, publishedIdOf } from '../documents.ts'
import type { TransactionLog, LoggedChange } from '../store/transactions.ts'
import { creates, deletes } from './effects.ts'

/** An entry of the list of what happened to a document, as the Studio shows it. */
export type DocumentEvent = {
  type:
    | 'createDocumentVersion'
    | 'deleteDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentGroup'
    | 'createLiveDocument'
    | 'updateLiveDocument'
  id: string
  timestamp: string
  author: string
  documentId: string
  versionId?: string
  versionRevisionId?: string
  revisionId?: string
  cause?: { type: string }
}

type Common = Pick<DocumentEvent, 'id' | 'timestamp' | 'author' | 'documentId'>

function versionEvent(change: LoggedChange, common: Common): DocumentEvent | undefined {
  const versionId = change.documentId
  if (creates(change)) {
    return { type: 'createDocumentVersion', ...common, versionId, versionRevisionId: change.transactionId }
  }
  if (!deletes(change)) return undefined
  const revision = change.previousRevision
  return {
    type: 'deleteDocumentVersion',
    ...common,
    versionId,
    ...(revision !== undefined && { versionRevisionId: revision }),
  }
}

function publishedEvent(
  published: LoggedChange,
  draft: LoggedChange | undefined,
  draftExists: boolean,
  common: Common,
): DocumentEvent {
  const revisionId = published.transactionId
  const versionId = draftId(common.documentId)
  if (deletes(published)) {
    if (!draftExists) return { type: 'deleteDocumentGroup', ...common }
    return { type: 'unpublishDocument', ...common, versionId, versionRevisionId: revisionId }
  }
  if (draft && deletes(draft) && draft.previousRevision !== undefined) {
    const versionRevisionId = draft.previousRevision
    const cause = { type: 'document.publish' }
    return { type: 'publishDocumentVersion', ...common, revisionId, versionId, versionRevisionId, cause }
  }
  return { type: creates(published) ? 'createLiveDocument' : 'updateLiveDocument', ...common, revisionId }
}

/** What happened to the published document and its draft, or to one version; the newest first. */
export function documentEvents(log: TransactionLog, dataset: string, id: string): DocumentEvent[] {
  const documentId = publishedIdOf(id)
  const ids = isVersionId(id) ? [id] : [documentId, draftId(documentId)]
  const bySequence = new Map<number, LoggedChange[]>()
  for (const change of ids.flatMap((each) => log.changesOf(dataset, each))) {
    bySequence.set(change.sequence, [...(bySequence.get(change.sequence) ?? []), change])
  }
  const events: DocumentEvent[] = []
  const inOrder = [...bySequence].toSorted(([left], [right]) => left - right).map(([, changes]) => changes)
  // What the log no longer tells: a draft whose first change here isn't its creation was there before.
  const firstOfDraft = inOrder.flat().find((change) => change.documentId !== documentId)
  let draftExists = firstOfDraft !== undefined && !creates(firstOfDraft)
  for (const changes of inOrder) {
    const published = changes.find((change) => change.documentId === documentId)
    const version = changes.find((change) => change.documentId !== documentId)
    const one = published ?? version
    if (!one) continue
    if (version) draftExists = !deletes(version)
    const common = { id: one.transactionId, timestamp: one.timestamp, author: one.author, documentId }
    const event = published ? publishedEvent(published, version, draftExists, common) : versionEvent(one, common)
    if (event) events.push(event)
  }
  return events.toReversed()
}
