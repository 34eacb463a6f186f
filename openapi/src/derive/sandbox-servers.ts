import { isRecord, toList, toRecord, toText, type JsonRecord } from '../json.ts'

const SANDBOX_HOST = /^https:\/\/sandbox\.[^/]+/

const DESCRIPTION = 'The sandbox of this portal, to try calls at once'

/** The sandbox of the portal comes first, once for each place of the sandbox that it stands for. A list may name it itself. */
function withTwins(servers: unknown[], id: string): unknown[] {
  const urls = servers.map((server) => toText(toRecord(server).url))
  if (urls.some((url) => url.startsWith('/sandbox/'))) return servers
  const hosted = urls.filter((url) => SANDBOX_HOST.test(url))
  const twins = new Set(hosted.map((url) => url.replace(SANDBOX_HOST, `/sandbox/${id}`)))
  return [...[...twins].map((url) => ({ url, description: DESCRIPTION })), ...servers]
}

/** Puts the sandbox that the portal itself serves, at /sandbox/<id>, before the hosts of every list of servers. */
export function addSandboxServers(document: JsonRecord, id: string): JsonRecord {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (!isRecord(node)) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === 'servers' && Array.isArray(value) ? withTwins(value, id) : visit(value),
      ]),
    )
  }
  const { servers, paths, ...rest } = document
  return { ...rest, servers: withTwins(toList(servers), id), paths: visit(paths) }
}
