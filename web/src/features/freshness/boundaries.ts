/** When an announcement begins or ends, as the content holds it. */
export type Times = { startsAt: string | null; endsAt: string | null }

/** Time-outs hold no more than 31 bits; what is further away is looked at again before. */
const LONGEST_MS = 6 * 60 * 60_000

/**
 * Waits for the next instant at which an announcement begins or ends, and then for the one after it. An open page
 * switches by itself; what the server answers must follow for whoever reads it without scripts.
 */
export function createBoundaryClock(parts: {
  loadTimes: () => Promise<readonly Times[]>
  /** Called at each instant. */
  onBoundary: () => void
  now: () => number
}) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = async () => {
    const from = parts.now()
    const next = nextInstant(await parts.loadTimes(), from)
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (next !== undefined && parts.now() >= next) parts.onBoundary()
        planAgain()
      },
      Math.min(LONGEST_MS, Math.max(0, (next ?? Infinity) - from)),
    )
    // It keeps no process alive.
    timer.unref()
  }
  const planAgain = () => {
    plan().catch((error: unknown) => {
      console.error('[announcements]', error)
      clearTimeout(timer)
      timer = setTimeout(planAgain, 60_000)
      timer.unref()
    })
  }
  return {
    /** Looks again at what is planned: at the start, and when an announcement has changed. */
    plan: planAgain,
    stop: () => clearTimeout(timer),
  }
}

/** The first instant after `now` at which anything begins or ends. */
export function nextInstant(times: readonly Times[], now: number): number | undefined {
  const later = times
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .map((value) => (value ? Date.parse(value) : Number.NaN))
    .filter((at) => at > now)
  return later.length === 0 ? undefined : Math.min(...later)
}
