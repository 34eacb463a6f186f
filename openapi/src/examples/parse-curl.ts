import type { SentRequest } from './sent-request.ts'

const WORDS = /'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"]+)/g

/** Options that take a value, by the name under which they are read. */
const WITH_VALUE: Readonly<Record<string, string>> = {
  '-X': 'method',
  '--request': 'method',
  '-H': 'header',
  '--header': 'header',
  '-d': 'data',
  '--data': 'data',
  '--data-raw': 'data',
  '--data-urlencode': 'urlencode',
  '-u': 'user',
  '--user': 'user',
  '-o': 'output',
  '--output': 'output',
  '--max-time': 'time',
}

/** The request that a curl command sends; undefined for what is not one curl command. */
export function parseCurl(text: string): SentRequest | undefined {
  const command = text
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll('\\\n', ' ')
    .trim()
  if (command.includes('\n') && /\n\s*curl /.test(command)) return undefined
  const words = [...command.matchAll(WORDS)].map(
    ([, single, double, bare]) => single ?? double?.replaceAll(/\\(["\\$`])/g, '$1') ?? bare ?? '',
  )
  return words[0] === 'curl' ? readWords(words.slice(1)) : undefined
}

function readWords(words: readonly string[]): SentRequest | undefined {
  const values = new Map<string, string[]>()
  const flags = new Set<string>()
  let address: string | undefined
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const name = WITH_VALUE[word]
    if (name !== undefined) {
      at += 1
      values.set(name, [...(values.get(name) ?? []), words[at] ?? ''])
    } else if (word.startsWith('-')) flags.add(word)
    else address ??= word
  }
  if (address === undefined) return undefined
  const data = [...(values.get('data') ?? []), ...(values.get('urlencode') ?? []).map(encodeValue)]
  const isQuery = flags.has('-G') || flags.has('--get')
  const url = isQuery && data.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${data.join('&')}` : address
  const body = isQuery || data.length === 0 ? undefined : data.join('&')
  return {
    method: values.get('method')?.[0] ?? (body === undefined ? 'GET' : 'POST'),
    url,
    headers: readHeaders(values, body !== undefined),
    body,
  }
}

/** `--data-urlencode name=value` encodes the value, placeholders apart. */
function encodeValue(pair: string): string {
  const at = pair.indexOf('=')
  const value = encodeURIComponent(pair.slice(at + 1))
    .replaceAll('%7B', '{')
    .replaceAll('%7D', '}')
  return `${pair.slice(0, at)}=${value}`
}

function readHeaders(values: ReadonlyMap<string, string[]>, hasBody: boolean): Map<string, string> {
  const headers = new Map<string, string>()
  if (hasBody) headers.set('content-type', 'application/x-www-form-urlencoded')
  if (values.has('user')) headers.set('authorization', `Basic ${values.get('user')?.[0]}`)
  for (const header of values.get('header') ?? []) {
    const at = header.indexOf(':')
    headers.set(header.slice(0, at).trim().toLowerCase(), header.slice(at + 1).trim())
  }
  return headers
}
