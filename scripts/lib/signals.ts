const CODE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** Calls `stop` once at the first signal, then ends this process with the signal's usual exit code. */
export function onSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void stop().finally(() => process.exit(CODE[signal]))
    })
}
