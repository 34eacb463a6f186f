/** A clock that stands still until it is told to move, and what was scheduled on it. */
export function createFakeTime(start = Date.UTC(2026, 10, 27, 12)) {
  let now = start
  const timers = new Set<{ at: number; run: () => void }>()
  return {
    clock: () => new Date(now),
    schedule(milliseconds: number, run: () => void) {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    /** Moves on, and runs what comes due, in order. */
    pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const due = [...timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!due) break
        timers.delete(due)
        now = due.at
        due.run()
      }
      now = end
    },
    /** How far away each timer is. */
    waits: () => [...timers].map((timer) => timer.at - now).toSorted((a, b) => a - b),
  }
}
