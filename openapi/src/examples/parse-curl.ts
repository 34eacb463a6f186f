/** A curl command of the documentation, as the request that it sends. */
export type CurlRequest = {
  method: string
  host: string
  path: string
  query: string[]
  headers: string[]
  body: string | undefined
}

const WORDS = /'([^']*)'|"([^"]*)"|([^\s'"]+)/g
const WITH_VALUE = new Set(['-X', '-H', '-d', '--data-urlencode'])

/** Reads the options that our pages use: -X, -H, -d, -G, --data-urlencode. Undefined for what is not a curl command. */
export function parseCurl(command: string): CurlRequest | undefined {
  const words = [...command.replaceAll('\\\n', ' ').matchAll(WORDS)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
  if (words[0] !== 'curl') return undefined
  const values = new Map<string, string[]>()
  let address = ''
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (WITH_VALUE.has(word)) {
      values.set(word, [...(values.get(word) ?? []), words[at + 1] ?? ''])
      at += 1
    } else if (word.startsWith('-')) values.set(word, [])
    else address = word
  }
  const [, host = '', path = '', search = ''] = /^https:\/\/([^/]+)([^?]*)\??(.*)$/.exec(address) ?? []
  const data = [...(values.get('-d') ?? []), ...(values.get('--data-urlencode') ?? [])]
  const isQuery = values.has('-G')
  const pairs = [...search.split('&'), ...(isQuery ? data : [])].filter((pair) => pair !== '')
  const body = isQuery || data.length === 0 ? undefined : data.join('&')
  return {
    method: values.get('-X')?.[0] ?? (body === undefined ? 'GET' : 'POST'),
    host,
    path,
    query: pairs.map((pair) => pair.split('=')[0] ?? ''),
    headers: values.get('-H') ?? [],
    body,
  }
}
