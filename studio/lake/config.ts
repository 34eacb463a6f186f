/** How the lake process runs, read once from the environment. */
export type LakeConfig = {
  /** 0 picks a free port. */
  port: number
  host: string
  dataFolder: string
  writeToken: string | undefined
  readToken: string | undefined
  adminToken: string | undefined
  /** How many days of history are kept; for ever without. */
  historyDays: number | undefined
  /** Whether each request is a line of the log, or only failures are. */
  logsRequests: boolean
  /** The only Origin that may sign in without a login and use the session cookie. */
  studioOrigin: string
  /** Further origins whose pages may send a token; none of them can use the session cookie. */
  corsOrigins: readonly string[]
  /** Whether the Studio on this machine is signed in by itself. Never where other machines can connect. */
  zeroLogin: boolean
}

/** Every wrong variable at once, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

type Env = Readonly<Record<string, string | undefined>>

const MIN_TOKEN_LENGTH = 16
const LOOPBACK = /^(localhost|\[?::1\]?|127(\.\d{1,3}){3})$/
const HOST = /^[A-Za-z0-9.:[\]_-]+$/

/** Whether only this machine can reach the host name or address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/**
 * Reads the lake's variables.
 *
 * @throws {ConfigError} with one line for each wrong value
 */
export function readConfig(env: Env): LakeConfig {
  const problems: string[] = []
  const port = readPort(env['LAKE_PORT'] || '3334', problems)
  const host = env['LAKE_HOST'] || '127.0.0.1'
  const writeToken = readToken('LAKE_WRITE_TOKEN', env, problems)
  const readOnlyToken = readToken('LAKE_READ_TOKEN', env, problems)
  const adminToken = readToken('LAKE_ADMIN_TOKEN', env, problems)
  const studioOrigin = readOrigin('STUDIO_URL', env['STUDIO_URL'] || 'http://localhost:3333', problems)
  const origins = (env['LAKE_CORS_ORIGINS'] ?? '').split(',').filter((origin) => origin.trim() !== '')
  const corsOrigins = origins.map((origin) => readOrigin('LAKE_CORS_ORIGINS', origin.trim(), problems))
  const loopback = isLoopback(host)

  if (!HOST.test(host)) problems.push(`LAKE_HOST is "${host}": use an address such as 127.0.0.1`)
  else if (!loopback && !env['LAKE_WRITE_TOKEN'])
    problems.push(
      `LAKE_HOST is "${host}", which other machines can reach: set LAKE_WRITE_TOKEN as well, or use 127.0.0.1`,
    )
  if (writeToken && writeToken === readOnlyToken)
    problems.push('LAKE_READ_TOKEN equals LAKE_WRITE_TOKEN: use two different tokens')
  if (adminToken && [writeToken, readOnlyToken].includes(adminToken))
    problems.push('LAKE_ADMIN_TOKEN equals another token: use a token of its own')
  const historyDays = readDays(env['LAKE_HISTORY_DAYS'], problems)
  const log = env['LAKE_LOG'] || 'failures'
  if (log !== 'failures' && log !== 'requests') problems.push(`LAKE_LOG is "${log}": use failures or requests`)

  if (problems.length > 0) throw new ConfigError(problems)
  return {
    port,
    host: host.replace(/^\[|\]$/g, ''),
    dataFolder: env['LAKE_DATA'] || '.data/lake',
    writeToken,
    readToken: readOnlyToken,
    adminToken,
    historyDays,
    logsRequests: log === 'requests',
    studioOrigin,
    corsOrigins,
    zeroLogin: loopback && isLoopback(new URL(studioOrigin).hostname),
  }
}

function readPort(value: string, problems: string[]): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  problems.push(`LAKE_PORT is "${value}": use a port number`)
  return 0
}

function readDays(value: string | undefined, problems: string[]): number | undefined {
  if (!value) return undefined
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value)
  problems.push(`LAKE_HISTORY_DAYS is "${value}": use a number of days, or leave it out to keep all`)
  return undefined
}

// A token's value is never printed: these lines end up in logs.
function readToken(name: string, env: Env, problems: string[]): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (value.length < MIN_TOKEN_LENGTH)
    problems.push(`${name} has ${value.length} characters: use at least ${MIN_TOKEN_LENGTH}`)
  else if (!/^[\x21-\x7e]+$/.test(value))
    problems.push(`${name} holds a space or a character that a header can't carry: use letters and digits`)
  return value
}

function readOrigin(name: string, value: string, problems: string[]): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  problems.push(`${name} is "${value}": use an address without a path, such as http://localhost:3333`)
  return 'http://localhost'
}
