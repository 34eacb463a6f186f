import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { type Body, createBody } from './body.ts'
import { hinted } from './compile-hint.ts'
import { compress, isCompressible } from './encodings.ts'
import { createHead, type Head } from './head.ts'
import { BARE_POLICY } from './policy.ts'
import { respond } from './respond.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}
const BEST_QUALITY = 11
const PREFIX = '/_next/static/'

type File = { path: string; type: string; eager: boolean; loaded?: { head: Head; body: Body } }
type Parts = {
  folder: string
  /** Scripts that every page runs nearly whole, by their paths below the folder. */
  eager: ReadonlySet<string>
  store: string
  securityHeaders: OutgoingHttpHeaders
}

/**
 * Gives out the build's own files. Their names are known from the start: any other address never reaches the disk. The
 * best compression of a large file takes a second, so it is made after the file was first asked for, one at a time, and
 * kept for the next start.
 */
export function createStaticFiles({ folder, eager, store, securityHeaders }: Parts) {
  const files = new Map<string, File>()
  for (const { path, name } of listFiles(folder)) {
    const type = TYPES[extname(name)]
    const steps = name.split(sep)
    const url = PREFIX + steps.map(encodeURIComponent).join('/')
    if (type) files.set(url, { path, type, eager: eager.has(steps.join('/')) })
  }
  let shrinking: Promise<unknown> = Promise.resolve()

  const load = (file: File) => {
    const script = readFileSync(file.path)
    const raw = file.eager ? hinted(script) : script
    const body = createBody(raw, isCompressible(file.type))
    const head = createHead({
      status: 200,
      headers: { ...securityHeaders, 'content-type': file.type },
      etag: body.etag,
      policy: BARE_POLICY,
      cacheControl: 'public, max-age=31536000, immutable',
    })
    if (body.compressible) shrinking = shrinking.then(() => shrink(body, store)).catch(() => {})
    return { head, body }
  }

  return {
    /** Answers when the address is one of the build's files; false otherwise. */
    answer(request: IncomingMessage, response: ServerResponse, url: string): boolean {
      if (!url.startsWith(PREFIX) || request.headers.range !== undefined) return false
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const at = url.indexOf('?')
      const file = files.get(at < 0 ? url : url.slice(0, at))
      if (!file) return false
      file.loaded ??= load(file)
      respond(request, response, file.loaded.head, file.loaded.body)
      return true
    },
    /** Settles when what was asked for so far has its best form. */
    settled: () => shrinking,
  }
}

async function shrink(body: Body, store: string): Promise<void> {
  const name = join(store, `${body.id}.br`)
  try {
    replace(body, await readFile(name))
    return
  } catch {
    // Not made yet.
  }
  const made = await compress(body.raw, 'br', BEST_QUALITY)
  replace(body, made)
  await mkdir(store, { recursive: true })
  await writeFile(`${name}.${process.pid}`, made)
  await rename(`${name}.${process.pid}`, name)
}

function replace(body: Body, made: Buffer): void {
  body.br = made
}

function listFiles(folder: string): { path: string; name: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) => {
    const path = join(file.parentPath, file.name)
    return file.isFile() ? [{ path, name: relative(folder, path) }] : []
  })
}
