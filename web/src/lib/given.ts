/**
 * An answer of the content source, in which `null` says that there is nothing. The client takes whatever was sent for an
 * answer: one that holds no result says nothing, least of all that a page does not exist.
 *
 * @throws {Error} when there is no result
 */
export function given<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('the content source sent an answer without a result')
  return answer
}
