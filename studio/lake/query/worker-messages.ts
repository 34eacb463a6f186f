import type { StoredDocument } from '../documents.ts'
import type { Change } from '../store/transactions.ts'
import type { QueryRequest } from './run-query.ts'

/** What the thread for long queries is told. Documents come in pieces, and every change after them in commit order. */
export type ToWorker =
  | { kind: 'documents'; dataset: string; documents: readonly StoredDocument[] }
  | { kind: 'loaded'; dataset: string }
  /** Asks for word when all before it is done. */
  | { kind: 'ready' }
  | { kind: 'changes'; dataset: string; changes: readonly Change[] }
  | { kind: 'query'; id: number; dataset: string; request: QueryRequest }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; text: string }
  | { kind: 'refusal'; id: number; status: number; message: string; body: Readonly<Record<string, unknown>> }
  | { kind: 'failure'; id: number; message: string }
