/** What became of a reader's feedback. */
export type Outcome = 'sent' | 'busy' | 'unknown' | 'failed'

/** The element that a browser without scripts is led to. */
export function outcomeId(outcome: Outcome): 'feedback-sent' | 'feedback-not-sent' {
  return outcome === 'sent' ? 'feedback-sent' : 'feedback-not-sent'
}
