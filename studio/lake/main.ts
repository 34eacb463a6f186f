import { ConfigError, readConfig, type LakeConfig } from './config.ts'
import { DataFolderError } from './store/data-folder.ts'
import { storageFailure } from './store/failures.ts'
import { createLog } from './log.ts'
import { startLake, type StartedLake } from './start-lake.ts'

const STOP_WITHIN_MS = 5_000
const now = () => new Date()

const config = readConfigOrExit()
const lake = await startOrExit(config)
console.log(`lake ready on http://${urlHost(config.host)}:${lake.port} (data in ${config.dataFolder})`)
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(lake))

async function stop(running: StartedLake): Promise<void> {
  if (stopping) return
  stopping = true
  // An answered write is on disk already, so being cut short loses nothing.
  setTimeout(() => process.exit(0), STOP_WITHIN_MS - 500).unref()
  await running.close()
  process.exit(0)
}

function readConfigOrExit(): LakeConfig {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.problems)
    throw error
  }
}

async function startOrExit(from: LakeConfig): Promise<StartedLake> {
  try {
    return await startLake(from, {
      report: createLog((line) => console.error(line), now).failure,
      ...(from.logsRequests && { onRequest: createLog((line) => console.log(line), now).request }),
    })
  } catch (error) {
    return fail([describe(error, from)])
  }
}

function describe(error: unknown, from: LakeConfig): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'EADDRINUSE') return `port ${from.port} is in use: stop what holds it, or set LAKE_PORT to another`
  if (code === 'EADDRNOTAVAIL') return `LAKE_HOST is "${from.host}", which is not an address of this machine`
  if (error instanceof DataFolderError) return message
  switch (storageFailure(error)) {
    case 'in use':
      return `${from.dataFolder} is in use by another lake: stop it, or set LAKE_DATA`
    case 'damaged':
      return `${from.dataFolder}/lake.db is damaged and was left as it is (${message}): restore a backup, or move the folder away to begin anew`
    case 'read-only':
      return `${from.dataFolder} can't be written (${message}): give the lake the right to, or set LAKE_DATA`
    case 'full':
      return `there is no room left for ${from.dataFolder} (${message})`
    default:
      return `the lake could not start with LAKE_DATA ${from.dataFolder}: ${message}`
  }
}

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
