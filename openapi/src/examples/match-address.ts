import type { Operation } from '../operation.ts'
import { PLACEHOLDER } from './sent-request.ts'

/** The parts of an address behind the operation's server, or why it is not one of the operation. */
export type Match = { values: Map<string, string>; path: string; query: string } | { complaint: string }

/** Compares the address of an example with the servers and the path of an operation. */
export function matchAddress(operation: Operation, url: string): Match {
  const [address = '', query = ''] = url.split('?', 2)
  const servers = operation.servers.filter((server) => server.startsWith('https://'))
  const paths = address.startsWith('/') ? [address] : servers.flatMap((server) => behind(server, address))
  if (paths.length === 0) return { complaint: `${address} is not at a server of it: ${servers.join(', ')}` }
  for (const path of paths) {
    const values = matchPath(operation.path, path)
    if (values) return { values, path: query === '' ? path : `${path}?${query}`, query }
  }
  return { complaint: `${address} is not ${operation.path}` }
}

function behind(server: string, address: string): string[] {
  return address.startsWith(`${server}/`) ? [address.slice(server.length)] : []
}

/** The values of the path's parameters, or nothing when the path is another one. */
export function matchPath(template: string, path: string): Map<string, string> | undefined {
  const expected = template.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return undefined
  const values = new Map<string, string>()
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? ''
    if (PLACEHOLDER.test(part)) {
      if (value === '') return undefined
      values.set(part.slice(1, -1), value)
    } else if (part !== value) return undefined
  }
  return values
}
