import { createServer } from 'node:net'
import { UserError } from './fail.ts'

export type Ports = { web: number; studio: number; lake: number }
export type PortName = keyof Ports

const VARIABLE = { web: 'WEB_PORT', studio: 'STUDIO_PORT', lake: 'LAKE_PORT' } as const satisfies Record<
  PortName,
  string
>
const TITLE = { web: 'the portal', studio: 'the Studio', lake: 'the content lake' } as const satisfies Record<
  PortName,
  string
>
const DEFAULT: Ports = { web: 3000, studio: 3333, lake: 3334 }

/** The ports of the stack, from `WEB_PORT`, `STUDIO_PORT` and `LAKE_PORT`. */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  return { web: readPort(env, 'web'), studio: readPort(env, 'studio'), lake: readPort(env, 'lake') }
}

function readPort(env: NodeJS.ProcessEnv, name: PortName): number {
  const value = env[VARIABLE[name]]
  if (!value) return DEFAULT[name]
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new UserError(`${VARIABLE[name]} is "${value}": use a port number from 1 to 65535`)
  return port
}

/** @throws {UserError} that names the busy port and the variable which changes it */
export async function assertFree(ports: Ports, names: readonly PortName[]): Promise<void> {
  const used = new Set<number>()
  for (const name of names) {
    if (used.has(ports[name]))
      throw new UserError(`port ${ports[name]} is asked for twice: set ${VARIABLE[name]} to another`)
    used.add(ports[name])
    if (!(await isFree(ports[name])))
      throw new UserError(
        `port ${ports[name]} for ${TITLE[name]} is in use: stop what holds it, or set ${VARIABLE[name]} to another`,
      )
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port))
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Ports that nothing listens on just now, for a stack of its own beside a running one. */
export async function freePorts(base: number): Promise<Ports> {
  for (let start = base; start < base + 1000; start += 100) {
    const ports = { web: start, studio: start + 33, lake: start + 34 }
    if ((await Promise.all(Object.values(ports).map(isFree))).every(Boolean)) return ports
  }
  throw new UserError(`no free ports from ${base} on`)
}
