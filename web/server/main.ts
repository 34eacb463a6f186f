import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import next from 'next'
import { liveHub } from '../src/features/freshness/live-hub.ts'
import { lookOf, renderedAt } from '../src/features/freshness/look.ts'
import { paths } from '../src/paths.ts'
import { type Answer, createAsker } from './asker.ts'
import { createListener } from './create-listener.ts'
import { frameworkScripts } from './compile-hint.ts'
import { createDrain } from './drain.ts'
import { createFreshener } from './freshener.ts'
import { createHttpServer } from './http-server.ts'
import { createLedger } from './ledger.ts'
import { createMemo } from './memo.ts'
import { createNextListener } from './next-listener.ts'
import { createPages } from './pages.ts'
import { ISOLATION, SECURITY_HEADERS } from './security-headers.ts'
import { parseSettings } from './settings.ts'
import { createStaticFiles } from './static-files.ts'

const MOST_ENTRIES = 20_000
/** How long a reader's request may still run when the portal is told to end: longer than one waits for a new page. */
const GRACE_MS = 8000

const settings = parseSettings(process.env)
const dir = join(import.meta.dirname, '..')
const ledger = createLedger()
// Next's handler exists once Next is prepared, and preparing it runs the portal's own start (src/instrumentation.ts).
const app = next({ dev: false, dir, port: settings.port, hostname: settings.host ?? 'localhost' })
const nextListener = createNextListener(
  async (request, response) => app.getRequestHandler()(request, response),
  ledger.now,
)

// A socket of its own: what is said there can't be said from outside.
const socketFolder = mkdtempSync(join(tmpdir(), 'portal-'))
const socketPath = join(socketFolder, 'next.sock')
process.on('exit', () => rmSync(socketFolder, { recursive: true, force: true }))
const ask = createAsker(socketPath)
const freshener = createFreshener({ ask, ledger, host: `localhost:${settings.port}`, onRendered })

globalThis.portalServing = {
  stored: (path, tags) => ledger.stored(path, tags, nextListener.startedAt()),
  read: ledger.read,
  purged: ledger.purged,
  pathsChanged: ledger.pathsChanged,
  wantsFresh: nextListener.wantsFresh,
  refresh: freshener.refresh,
}

const memo = createMemo({ bytes: settings.cacheBytes, entries: MOST_ENTRIES })
const pages = createPages({ ask, ledger, memo, freshener, now: ledger.now })
const files = createStaticFiles({
  folder: join(dir, settings.distDir, 'static'),
  eager: frameworkScripts(join(dir, settings.distDir)),
  store: join(dir, settings.distDir, 'cache/static'),
  securityHeaders: { ...SECURITY_HEADERS, ...ISOLATION },
})
// Everything else is the same whatever stands behind the question mark.
const isFixed = (path: string) => path !== paths.paymentsProviders() && ledger.find(path) !== undefined

await app.prepare()
const inner = createServer(nextListener.listen)
inner.keepAliveTimeout = 60_000
inner.listen(socketPath)

const server = createHttpServer(createListener({ pages, files, pass: nextListener.pass, isFixed }))
const drain = createDrain(server)
server.listen(settings.port, settings.host, () => console.log(`The portal listens on port ${settings.port}`))

// Open tabs are told of what they show.
function onRendered(path: string, { status, headers, body }: Answer): void {
  const html = body.toString('latin1')
  liveHub().rendered(path, renderedAt(html) ?? Date.now(), lookOf(status, headers.location, html))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)

// Finishes what is under way: a restart loses no request.
function end(): void {
  drain(() => process.exit(0))
  // Open tabs connect again by themselves, where another instance is.
  liveHub().end()
  setTimeout(() => process.exit(0), GRACE_MS).unref()
}
