/** Runs once in each server that starts, and in the workers of a build, which have nothing to refresh. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['NEXT_PHASE'] === 'phase-production-build') return
  if (process.env.NODE_ENV !== 'production') return
  const { startBus } = await import('./features/freshness/start-bus.ts')
  await startBus()
  const { refreshAfterStart } = await import('./features/freshness/refresh-after-start.ts')
  await refreshAfterStart()
}
