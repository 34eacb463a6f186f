import type { QueryAnswer } from './run-query.ts'

/** The parts of an answer as JSON without the braces around them. */
export const answerText = (answer: QueryAnswer): string => JSON.stringify(answer).slice(1, -1)
