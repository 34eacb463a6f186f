import { evaluateSync, toJS, type EvaluateOptions, type ExprNode } from 'groq-js'
import { limits } from '../wire.ts'
import { exceeds } from './exceeds.ts'
import { ApiError, queryEvaluationError } from '../errors.ts'

/**
 * Evaluates without waiting, so that a query sees one state of the dataset.
 * groq-js says what it can't do by throwing plain errors; those are the query's, not ours.
 */
export function evaluate(tree: ExprNode, query: string, options: EvaluateOptions): unknown {
  try {
    const value = evaluateSync(tree, options)
    // A short query can ask for an endless answer: it shares its parts until they are written down.
    if (exceeds(value.data, limits.answerBytes))
      throw queryEvaluationError(`The answer is larger than ${limits.answerBytes} bytes`, query)
    return toJS(value)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw queryEvaluationError(error instanceof Error ? error.message : String(error), query)
  }
}
