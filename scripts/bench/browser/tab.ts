import type { Browser, CDPSession, Page } from '@playwright/test'

/** A reader: at a desk, or with a slow phone (4x CPU, 1.6 Mbit/s down, 150 ms a request: Lighthouse's "slow 4G"). */
export type Reader = 'desk' | 'desk, slow' | 'phone, slow'

export type Loaded = { url: string; kind: Kind; bytes: number; status: number }
export type Kind = 'HTML' | 'CSS' | 'JS' | 'fonts' | 'other'

export type Tab = { page: Page; session: CDPSession; loaded: () => readonly Loaded[]; close: () => Promise<void> }

/** A page with an empty cache, that notes all it loads. */
export async function openTab(browser: Browser, reader: Reader): Promise<Tab> {
  const phone = reader === 'phone, slow'
  const context = await browser.newContext({
    viewport: phone ? { width: 412, height: 823 } : { width: 1350, height: 940 },
    deviceScaleFactor: phone ? 1.75 : 1,
    isMobile: phone,
    hasTouch: phone,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (reader !== 'desk') await slowDown(session)
  return { page, session, loaded: noteLoads(session), close: () => context.close() }
}

async function slowDown(session: CDPSession): Promise<void> {
  const throughput = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function noteLoads(session: CDPSession): () => readonly Loaded[] {
  const loads = new Map<string, Loaded>()
  const headers = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'HEAD') headers.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // Headers alone are no load, though they tell of one.
    if (headers.has(requestId)) return
    // A stream of news has no end to wait for.
    if (!response.url.startsWith('http') || response.mimeType === 'text/event-stream') return
    const kind = kindOf(response.mimeType, response.url)
    loads.set(requestId, { url: response.url, kind, bytes: 0, status: response.status })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes = encodedDataLength
  })
  return () => [...loads.values()]
}

function kindOf(type: string, url: string): Kind {
  if (type === 'text/html') return 'HTML'
  if (type === 'text/css') return 'CSS'
  if (type.includes('javascript')) return 'JS'
  return /font/.test(type) || /\.woff2?(\?|$)/.test(url) ? 'fonts' : 'other'
}
