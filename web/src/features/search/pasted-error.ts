/**
 * The code of the error that a pasted answer of an API names, as its own field says or as the first word of it that is
 * one; undefined when the text is no such answer.
 */
export function pastedCode(text: string, isCode: (word: string) => boolean): string | undefined {
  if (!/[{}"\n]/.test(text)) return undefined
  const named = [...text.matchAll(/"(?:error|code|status|error_code)"\s*:\s*"(\w+)"/g)].map(([, word]) => word ?? '')
  return [...named, ...(text.match(/\w+/g) ?? [])].find(isCode)
}
