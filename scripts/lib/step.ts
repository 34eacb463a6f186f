const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Says what is being done, then how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  console.log(`→ ${what} …`)
  const result = await work()
  console.log(`✓ ${what} (${seconds(since)})`)
  return result
}
