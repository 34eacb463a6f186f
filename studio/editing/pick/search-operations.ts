import { hasWords } from '../../desk/has-words.ts'
import type { BundledOperation } from '../../workspace/bundled-operations.ts'

/** An operation as it is offered: once, with all descriptions that have it. */
export type OfferedOperation = { operation: string; summary: string; apis: string[] }

/** The operations of one description, or of all while none is chosen. */
export function offeredOperations(all: readonly BundledOperation[], api: unknown): OfferedOperation[] {
  const own = all.filter((operation) => typeof api !== 'string' || operation.api === api)
  const byName = Map.groupBy(own, ({ operation }) => operation)
  return [...byName].map(([operation, same]) => ({
    operation,
    summary: same.find(({ summary }) => summary !== '')?.summary ?? '',
    apis: same.map(({ api: name }) => name),
  }))
}

/** Whether every word of a query stands in an operation, its summary or the name of one of its descriptions. */
export function matchesQuery(query: string, { operation, summary, apis }: OfferedOperation): boolean {
  return hasWords(query, `${operation} ${summary} ${apis.join(' ')}`)
}
