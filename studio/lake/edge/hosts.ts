const IP_V6_LOOPBACK = '[::1]'

/**
 * Which Host headers a lake on loopback answers. A page of another site can point its own name at 127.0.0.1 (DNS
 * rebinding) and would then be of the same origin as the lake; its Host header gives it away.
 */
export function isAllowedHost(host: string | null, port: number, projectId: string): boolean {
  if (!host) return false
  const names = ['localhost', '127.0.0.1', IP_V6_LOOPBACK, `${projectId}.localhost`]
  return names.some((name) => host.toLowerCase() === `${name}:${port}` || (port === 80 && host === name))
}
