import type { Held } from './demo.ts'

/** What the address says when the browser comes back from the simulated bank. */
export type ComeBack = { kind: 'none' } | { kind: 'foreign' } | { kind: 'ok'; held: Held }

/** Reads the return of a widget or of a payment, and holds it against what this tab has sent. */
export function readComeBack(search: string, held: Held): ComeBack {
  const query = new URLSearchParams(search)
  const order = query.get('order_id')
  if (order !== null)
    return order === held['orderId'] ? { kind: 'ok', held: { outcome: 'RETURNED' } } : { kind: 'foreign' }
  const session = query.get('session_id')
  if (session === null) return { kind: 'none' }
  if (session !== held['sessionId'] || query.get('state') !== held['state']) return { kind: 'foreign' }
  const connectionId = query.get('connection_id')
  return {
    kind: 'ok',
    held: {
      outcome: query.get('status') ?? '',
      errorCode: query.get('error_code') ?? '',
      ...(connectionId && { connectionId }),
    },
  }
}
