/**
 * Calls `run` at once and then at most every `interval` milliseconds while calls keep coming; the last call is never
 * lost. `cancel` drops what is pending.
 */
export function throttle(run: () => void, interval: number): { (): void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false

  const tick = () => {
    timer = undefined
    if (!again) return
    again = false
    start()
  }
  const start = () => {
    timer = setTimeout(tick, interval)
    run()
  }
  const throttled = () => {
    if (timer === undefined) start()
    else again = true
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    again = false
  }
  return Object.assign(throttled, { cancel })
}
