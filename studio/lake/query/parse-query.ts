import { GroqSyntaxError, parse, type ExprNode } from 'groq-js'
import { badRequest, queryParseError } from '../errors.ts'
import { nestsDeeperThan } from '../http/read-json.ts'
import { limits } from '../wire.ts'
import { countWords } from './count-words.ts'

export type Params = Readonly<Record<string, unknown>>

const keptTrees = 500
const longestKey = 20_000
const trees = new Map<string, ExprNode>()

function parseFresh(query: string, params: Params): ExprNode {
  if (query.length > limits.queryCharacters) {
    throw queryParseError(
      `The query is longer than ${limits.queryCharacters} characters`,
      query,
      limits.queryCharacters,
    )
  }
  if (countWords(query, limits.queryWords) > limits.queryWords) {
    throw queryParseError(`The query has more than ${limits.queryWords} words and signs`, query, 0)
  }
  if (nestsDeeperThan(query, limits.queryDepth, '([{', ')]}')) {
    throw queryParseError(`The query nests deeper than ${limits.queryDepth} levels`, query, 0)
  }
  try {
    return parse(query, { params: { ...params } })
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw queryParseError(error.message, query, error.position)
    if (error instanceof Error) throw queryParseError(error.message, query, 0, query.length)
    throw badRequest('The query cannot be parsed')
  }
}

/**
 * The syntax tree of a query, or 400 with the place of the mistake.
 * groq-js writes the values of parameters into the tree, so a tree is kept by its query and its parameters.
 */
export function parseQuery(query: string, params: Params): ExprNode {
  const key = `${query}\u0000${JSON.stringify(params)}`
  const known = trees.get(key)
  const tree = known ?? parseFresh(query, params)
  trees.delete(key)
  if (key.length <= longestKey) trees.set(key, tree)
  const oldest = trees.keys().next().value
  if (trees.size > keptTrees && oldest !== undefined) trees.delete(oldest)
  return tree
}
