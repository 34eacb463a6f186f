/** Runs something again and again, first a few times for nothing, and tells the median of the times, in milliseconds. */
export async function measure(times: number, work: (round: number) => Promise<unknown>): Promise<number> {
  for (let round = 0; round < Math.min(times, 5); round++) await work(-1 - round)
  const taken: number[] = []
  for (let round = 0; round < times; round++) {
    const began = performance.now()
    await work(round)
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}
