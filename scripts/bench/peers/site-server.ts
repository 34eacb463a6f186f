import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Serves a built site as a good host would: compressed once, at the highest level, from memory, over HTTP/1.1. */
export async function serveSite(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const bodies = new Map<string, Buffer>()
  const body = (file: string, encoding: string) => {
    const key = `${encoding} ${file}`
    const known = bodies.get(key) ?? compress(readFileSync(file), encoding)
    bodies.set(key, known)
    return known
  }
  // Such files take many seconds to compress, for which their first reader should not wait.
  for (const file of largeFiles(folder)) for (const encoding of ['br', 'gzip']) body(file, encoding)
  const server = createServer((request, response) => {
    const file = find(folder, request.url ?? '/')
    if (!file) return response.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    // Asked for its headers, a page is not compressed for nothing.
    if (request.method === 'HEAD') return response.writeHead(200, { 'content-type': type }).end()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = type.startsWith('font') ? '' : /\bbr\b/.test(accepted) ? 'br' : /gzip/.test(accepted) ? 'gzip' : ''
    const data = body(file, encoding)
    response.writeHead(200, {
      'content-type': type,
      'content-length': data.length,
      'cache-control': type.startsWith('text/html') ? 'max-age=0, must-revalidate' : 'max-age=31536000, immutable',
      ...(encoding && { 'content-encoding': encoding }),
    })
    return response.end(data)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server of the site has no port')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://localhost:${address.port}`, stop }
}

function largeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && statSync(file).size > 2 ** 20)
}

function compress(data: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliCompressSync(data)
  return encoding === 'gzip' ? gzipSync(data, { level: 9 }) : data
}

function find(folder: string, url: string): string | undefined {
  const path = normalize(decodeURIComponent(new URL(url, 'http://site').pathname))
  return [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile())
}
