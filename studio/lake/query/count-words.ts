const isWord = (character: string) => /\w/.test(character)

/**
 * How many words, texts and signs a query is made of, counted up to `limit` and one more. Commas and blanks are left
 * out: a list is as long as its items.
 */
export function countWords(query: string, limit: number): number {
  let count = 0
  for (let at = 0; at < query.length && count <= limit; at++) {
    const character = query.charAt(at)
    if (query.startsWith('//', at)) at = endOfLine(query, at)
    else if (character === '"' || character === "'") at = endOfText(query, at)
    else if (isWord(character)) while (isWord(query.charAt(at + 1))) at++
    else if (character === ',' || character.trim() === '') continue
    count++
  }
  return count
}

function endOfLine(query: string, start: number): number {
  const end = query.indexOf('\n', start)
  return end === -1 ? query.length : end
}

function endOfText(query: string, start: number): number {
  const quote = query.charAt(start)
  let at = start + 1
  while (at < query.length && query.charAt(at) !== quote) at += query.charAt(at) === '\\' ? 2 : 1
  return at
}
