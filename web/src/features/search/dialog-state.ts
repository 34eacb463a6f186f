import type { Hit, SearchAnswer } from './answer.ts'

/** What the dialog shows. `answer` stays until the next one is there, so that nothing flickers while typing. */
export type DialogState = {
  query: string
  answer: SearchAnswer | undefined
  /** Which result the arrow keys stand on. */
  active: number
  problem: string | undefined
}

export type DialogEvent =
  | { type: 'typed'; query: string }
  | { type: 'answered'; query: string; answer: SearchAnswer }
  | { type: 'failed'; query: string; problem: string }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'jumped'; to: 'first' | 'last' }

export const NOTHING_YET: DialogState = { query: '', answer: undefined, active: 0, problem: undefined }

/** The next state of the dialog. An answer to what is no longer typed is late and dropped. */
export function reduceDialog(state: DialogState, event: DialogEvent): DialogState {
  const most = hitsOf(state.answer).length
  switch (event.type) {
    case 'typed':
      return event.query.trim() === '' ? { ...NOTHING_YET, query: event.query } : { ...state, query: event.query }
    case 'answered':
      return event.query === state.query.trim()
        ? { ...state, answer: event.answer, active: 0, problem: undefined }
        : state
    case 'failed':
      return event.query === state.query.trim() ? { ...state, problem: event.problem } : state
    case 'moved':
      return most === 0 ? state : { ...state, active: (state.active + event.by + most) % most }
    case 'jumped':
      return { ...state, active: event.to === 'first' || most === 0 ? 0 : most - 1 }
  }
}

/** The results in the order in which the keys go through them. */
export function hitsOf(answer: SearchAnswer | undefined): Hit[] {
  return answer?.groups.flatMap(({ hits }) => hits) ?? []
}
