const STEPS_MS = [200, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000]
const CAP_MS = 30_000

/**
 * How long to wait after the given number of failed attempts: quickly at first, since a restarting receiver is back in
 * a moment, then ever longer. `random` (0 to 1) spreads hooks that failed together.
 */
export function backoff(failures: number, random: number): number {
  const step = STEPS_MS[Math.min(failures, STEPS_MS.length) - 1] ?? STEPS_MS[0] ?? CAP_MS
  return Math.min(CAP_MS, Math.round(step * (0.8 + 0.4 * random)))
}
