import type { Outcome } from './outcome.ts'

const OUTCOMES: readonly unknown[] = ['sent', 'busy', 'unknown', 'failed'] satisfies Outcome[]

const isOutcome = (value: unknown): value is Outcome => OUTCOMES.includes(value)

/** An id of this reader's answer, so that words sent after the vote complete it. */
export function newFeedbackId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends the form and answers what became of it. */
export async function sendFeedback(fields: FormData): Promise<Outcome> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch('/api/feedback', { method: 'POST', headers: { accept: 'application/json' }, body })
    const answer: unknown = await response.json()
    const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : undefined
    return isOutcome(outcome) ? outcome : 'failed'
  } catch {
    return 'failed'
  }
}
