/** Where the simulated bank sends people back to. Never anywhere but this portal and this machine. */

const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

/** Whether an address lies on this machine. */
export function isLoopback(address: string): boolean {
  const url = parse(address)
  return url !== undefined && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname)
}

/** Whether a project could have declared an address: HTTPS anywhere, HTTP on this machine, or an app's own scheme. */
export function isPossibleReturn(address: string): boolean {
  const url = parse(address)
  if (!url || url.username || url.password) return false
  if (url.protocol === 'http:') return LOOPBACK.test(url.hostname)
  return !['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'ftp:', 'ws:', 'wss:', 'about:'].includes(
    url.protocol,
  )
}

/** Whether the browser may be sent to an address: the portal's own or this machine's. */
export function mayReturnTo(address: string, origin: string): boolean {
  const url = parse(address)
  if (!url || url.username || url.password) return false
  return url.origin === origin || isLoopback(address)
}

/** An address with what the flow ended in; its own query stays. */
export function withResult(address: string, result: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(result)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
