/** Milliseconds that only grow while the process runs, also when the machine's clock is set back. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now()
}
