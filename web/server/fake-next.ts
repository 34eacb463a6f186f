import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer, Question } from './asker.ts'
import { createListener } from './create-listener.ts'
import { createFreshener, type FreshenerParts } from './freshener.ts'
import { createLedger } from './ledger.ts'
import { createMemo } from './memo.ts'
import { createPages } from './pages.ts'

/** For tests: the serving layer in front of a Next that answers as the test says, on a port of its own. */
export async function startServing(
  given: Pick<FreshenerParts, 'patience' | 'pause' | 'onRendered'> & { bytes?: number } = {},
) {
  let time = 1
  let clock = 1_000_000
  const ledger = createLedger(() => (time += 1))
  const asked: Question[] = []
  const passed: { url: string; headers: IncomingHttpHeaders }[] = []
  let next = echo
  const ask = async (question: Question) => {
    asked.push(question)
    return next(question)
  }
  const freshener = createFreshener({
    ask,
    ledger,
    host: 'localhost',
    pause: 1000,
    ...given,
  })
  const memo = createMemo({ bytes: given.bytes ?? 1e6, entries: 100 })
  const pages = createPages({ ask, ledger, memo, freshener, now: () => clock })
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    passed.push({ url: request.url ?? '', headers: request.headers })
    response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=31535700')
    response.end('passed')
  }
  const files = { answer: () => false }
  const isFixed = (path: string) => ledger.find(path) !== undefined && path !== '/filtered'
  const server = createServer(createListener({ pages, files, pass, isFixed })).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = isAddress(address) ? address.port : 0
  return {
    ledger,
    memo,
    asked,
    passed,
    /** Has Next answer so from now on. */
    next: (answer: typeof next) => void (next = answer),
    /** Lets what is kept grow old. */
    later: (milliseconds: number) => void (clock += milliseconds),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') => get(port, path, headers, method),
    close: () => server.close(),
  }
}

/** A finished answer of Next's. */
export function page(html: string, headers: Record<string, string> = {}, status = 200): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-nextjs-cache': 'HIT',
      'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
      ...headers,
    },
    body: Buffer.from(html),
  }
}

function isAddress(address: ReturnType<ReturnType<typeof createServer>['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

// `fetch` would follow redirects, decompress and tidy addresses.
async function get(port: number, path: string, headers: Record<string, string>, method: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string; bytes: number }>(
    (resolve, reject) => {
      const request = send({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => {
          const raw = Buffer.concat(parts)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: decode(raw, response.headers['content-encoding']),
            bytes: raw.length,
          })
        })
      })
      request.on('error', reject)
      request.end()
    },
  )
}

function decode(raw: Buffer, coding: string | undefined): string {
  if (raw.length === 0) return ''
  if (coding === 'br') return brotliDecompressSync(raw).toString()
  return coding === 'gzip' ? gunzipSync(raw).toString() : raw.toString()
}

async function echo({ url }: Question): Promise<Answer> {
  return page(`<p>${url}</p>`)
}
