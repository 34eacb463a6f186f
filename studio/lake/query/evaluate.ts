import { evaluateSync, toJS, type EvaluateOptions, type ExprNode } from 'groq-js'
import { ApiError, queryEvaluationError } from '../errors.ts'

/**
 * Evaluates without waiting, so that a query sees one state of the dataset.
 * groq-js says what it can't do by throwing plain errors; those are the query's, not ours.
 */
export function evaluate(tree: ExprNode, query: string, options: EvaluateOptions): unknown {
  try {
    return toJS(evaluateSync(tree, options))
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw queryEvaluationError(error instanceof Error ? error.message : String(error), query)
  }
}
