const CODE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const stops = new Set<() => Promise<void> | void>()
let listening = false
let stopping = false

/**
 * Calls `stop` at the first signal; when all that was registered has stopped, this process ends with the signal's
 * usual exit code. Answers a function that takes the registration back.
 */
export function onSignal(stop: () => Promise<void> | void): () => void {
  listen()
  stops.add(stop)
  return () => stops.delete(stop)
}

function listen(): void {
  if (listening) return
  listening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void Promise.allSettled([...stops].map(async (stop) => stop())).then(() => process.exit(CODE[signal]))
    })
}
