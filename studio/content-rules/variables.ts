const VARIABLE = /\{\{\s*([a-zA-Z][\w-]*)\s*\}\}/g

// Pasted text may end in a few characters that nobody sees and that break equality and decoding. A preview puts a
// hundred there, which say where the text is edited.
const HIDDEN_TAIL = /(?<![\u200B-\u200D\u2060\uFEFF])[\u200B-\u200D\u2060\uFEFF]{1,20}$/u

/** Replaces `{{name}}` in a text; a name that the settings don't know stays as it was typed. */
export function replaceVariables(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replace(HIDDEN_TAIL, '').replace(VARIABLE, (typed, name: string) => variables.get(name) ?? typed)
}

/** The names within double braces, also those that can be no variable. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name)
}
