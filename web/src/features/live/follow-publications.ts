import { currentConnection, isFrugal } from '../../lib/connection.ts'
import { listen } from './listen.ts'
import { newerRendering, parseMessage, type LiveMessage } from './live-message.ts'

/** The server's heart beats every 25 s: after this long without a sign the tab asks by itself. */
const SILENCE_MS = 70_000
const LOOK_MS = 30_000
/** A tab that nobody has looked at for this long lets go of the line. */
const HIDDEN_MS = 5 * 60_000
/** After a restart of the portal, every open tab looks again; they spread over this time. */
const RESET_SPREAD_MS = 10_000

/**
 * Follows what is published and calls `refresh` when the page that is open shows something else now. Tabs of one
 * browser share one line; where there is none, or the reader pays for every byte, the tab asks when it is looked at.
 */
export function followPublications(refresh: () => void): () => void {
  let shown = Number(document.documentElement.dataset['renderedAt']) || Date.now()
  let lastId = ''
  let heard = Date.now()
  let hangUp: (() => void) | undefined
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const refreshWithin = (spread: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      refresh()
    }, Math.random() * spread)
    timers.add(timer)
  }
  const hear = (message: LiveMessage) => {
    heard = Date.now()
    if (message.kind === 'beat') return
    lastId = message.id
    if (message.kind === 'reset') return refreshWithin(RESET_SPREAD_MS)
    const at = newerRendering(message, decodeURI(location.pathname), shown)
    if (at === undefined) return
    shown = at
    refreshWithin(message.spread)
  }
  const ask = async () => {
    heard = Date.now()
    try {
      const response = await fetch(`/api/live?poll&since=${lastId}`)
      if (response.ok) hear(parseMessage(await response.text()))
    } catch {
      // Offline, or the portal is: asked again later.
    }
  }
  const askAfterSilence = () => {
    if (document.visibilityState === 'visible' && Date.now() - heard > SILENCE_MS) void ask()
  }
  const pickUp = () => {
    if (!isFrugal(currentConnection())) hangUp ??= listen(() => lastId, hear)
  }
  const letGo = () => {
    hangUp?.()
    hangUp = undefined
  }

  let hidden: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(hidden)
    if (document.visibilityState === 'hidden') hidden = setTimeout(letGo, HIDDEN_MS)
    else {
      pickUp()
      askAfterSilence()
    }
  }
  // A page that may come back out of the browser's memory must hold no line.
  window.addEventListener('pagehide', letGo)
  window.addEventListener('pageshow', onVisibility)
  document.addEventListener('visibilitychange', onVisibility)
  const looking = setInterval(askAfterSilence, LOOK_MS)
  onVisibility()

  return () => {
    window.removeEventListener('pagehide', letGo)
    window.removeEventListener('pageshow', onVisibility)
    document.removeEventListener('visibilitychange', onVisibility)
    clearInterval(looking)
    clearTimeout(hidden)
    for (const timer of timers) clearTimeout(timer)
    letGo()
  }
}
