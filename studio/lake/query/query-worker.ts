import { parentPort } from 'node:worker_threads'
import { ApiError } from '../errors.ts'
import type { StoredDocument } from '../documents.ts'
import { createDataset, type Dataset } from '../store/dataset.ts'
import { runQuery } from './run-query.ts'
import { answerText } from './answer-text.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** The thread that answers queries which may take long. It keeps a copy of the documents, told of every change in order. */
const datasets = new Map<string, Dataset>()
const loading = new Map<string, StoredDocument[]>()

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const reply = (message: FromWorker) => parentPort?.postMessage(message)

function answer({ id, dataset, request }: Extract<ToWorker, { kind: 'query' }>): void {
  const known = datasets.get(dataset)
  try {
    if (!known) throw new Error(`The thread has no dataset "${dataset}"`)
    reply({ kind: 'answer', id, text: answerText(runQuery(known, request)) })
  } catch (error) {
    if (error instanceof ApiError)
      reply({ kind: 'refusal', id, status: error.status, message: error.message, body: error.body })
    else reply({ kind: 'failure', id, message: error instanceof Error ? error.name : 'unknown' })
  }
}

parentPort?.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'documents':
      loading.set(message.dataset, [...(loading.get(message.dataset) ?? []), ...message.documents])
      return
    case 'loaded':
      datasets.set(message.dataset, createDataset(message.dataset, loading.get(message.dataset) ?? []))
      loading.delete(message.dataset)
      return
    case 'ready':
      return reply({ kind: 'ready' })
    case 'changes':
      datasets.get(message.dataset)?.apply(message.changes)
      return
    case 'query':
      answer(message)
  }
})
