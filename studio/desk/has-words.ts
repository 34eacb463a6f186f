/** Whether every word of a query stands somewhere in a text; an empty query stands in every text. */
export function hasWords(query: string, text: string): boolean {
  const searched = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
