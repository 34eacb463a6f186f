/** A request as an example of the documentation sends it. What the example leaves open is undefined. */
export type SentRequest = {
  method: string | undefined
  url: string | undefined
  /** Names in lower case. Undefined when the example shows no headers at all, as an address alone. */
  headers: Map<string, string> | undefined
  body: string | undefined
}

/** A call of the documentation may hold `{placeholders}` for the reader: they stand for any value. */
export const PLACEHOLDER = /\{\w+\}/

const METHOD_LINE = /^(GET|POST|PUT|PATCH|DELETE) (\S+)(?: HTTP\/[\d.]+)?$/

/** Reads an HTTP message, or an address to open in a browser. */
export function parseMessage(text: string): SentRequest | undefined {
  const [first = '', ...rest] = text.trim().split('\n')
  if (/^https:\/\/\S+$/.test(first)) return { method: 'GET', url: first, headers: undefined, body: undefined }
  const [, method, target] = METHOD_LINE.exec(first) ?? []
  if (method === undefined || target === undefined) return undefined
  const { headers, body } = readHeaders(rest)
  const host = headers.get('host')
  return { method, url: host === undefined ? target : `https://${host}${target}`, headers, body }
}

/** Reads header lines up to the empty one, and the body behind it. */
export function readHeaders(lines: readonly string[]): { headers: Map<string, string>; body: string | undefined } {
  const end = lines.indexOf('')
  const rows = end === -1 ? lines : lines.slice(0, end)
  const body =
    end === -1
      ? ''
      : lines
          .slice(end + 1)
          .join('\n')
          .trim()
  const headers = rows.map((row): [string, string] => {
    const at = row.indexOf(':')
    return [row.slice(0, at).trim().toLowerCase(), row.slice(at + 1).trim()]
  })
  return { headers: new Map(headers), body: body === '' ? undefined : body }
}
