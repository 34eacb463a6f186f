/** What the Network Information API tells, in the browsers that have it. */
export type Connection = { saveData?: unknown; effectiveType?: unknown }

/** Whether the reader pays for every byte: data saver is on, or the line is 2g. Nothing is prefetched then. */
export function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /^(slow-)?2g$/.test(String(connection?.effectiveType))
}

/** The connection of this browser, if it tells. */
export function currentConnection(): Connection | undefined {
  if (!('connection' in navigator)) return undefined
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null ? connection : undefined
}
