type Source = {
  sourcePath: readonly (string | number | object)[]
  sourceDocument: { _type: string }
}

const SHOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  page: new Set(['title', 'description', 'caption', 'summary']),
  snippet: new Set(['title', 'description', 'caption', 'summary']),
  menuEntry: new Set(['label', 'indicativeLabel']),
  announcement: new Set([]),
  siteSettings: new Set(['label', 'description', 'companyName', 'indicativeLabel']),
}

/**
 * Whether a text is only shown, so that it may bear a hidden mark. Every other string is compared, parsed or used as
 * an address somewhere, and a mark would send the page down another branch than when it is published.
 */
export function isEditableText({ sourcePath, sourceDocument }: Source): boolean {
  const shown = SHOWN[sourceDocument._type]
  const names = sourcePath.filter((segment) => typeof segment === 'string')
  const field = names.at(-1)
  if (!shown || field === undefined) return false
  // A span of rich text. The text of a code block is a field named `code`.
  if (field === 'text') return names.at(-2) === 'children'
  return shown.has(field)
}
