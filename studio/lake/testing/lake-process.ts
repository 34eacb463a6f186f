import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@sanity/client'

export const PROCESS_TOKEN = 'write-token-of-a-process'

/** The real client, pointed at a lake's process; it doesn't try again by itself. */
export const clientOf = (port: number) =>
  createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: PROCESS_TOKEN,
    maxRetries: 0,
  })

export type LakeProcess = ReturnType<typeof launchLake>

type LaunchOptions = {
  env?: Record<string, string>
  /** The user that it runs as. */
  uid?: number | undefined
  /** How long a file of its may become, as if the disk were full then. */
  mostKilobytes?: number
  /** The file that is run, when not the source. */
  main?: string
}

const MAIN = join(import.meta.dirname, '..', 'main.ts')

/** Starts the lake's own process on a data folder, on a free port. */
export function launchLake(dataFolder: string, { env, uid, mostKilobytes, main = MAIN }: LaunchOptions = {}) {
  const [command, args] =
    mostKilobytes === undefined
      ? [process.execPath, [main]]
      : ['bash', ['-c', `ulimit -f ${mostKilobytes}; exec "$0" "$1"`, process.execPath, main]]
  const child = spawn(command, args, {
    ...(uid !== undefined && { uid }),
    env: {
      LAKE_PORT: '0',
      LAKE_DATA: dataFolder,
      LAKE_WRITE_TOKEN: PROCESS_TOKEN,
      // Most of its start is compiling, which is the same each time.
      NODE_COMPILE_CACHE: join(tmpdir(), 'lake-compile-cache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: string[] = []
  child.stderr.on('data', (data) => errors.push(String(data)))
  const lines = createInterface(child.stdout)
  const { promise: port, resolve, reject } = Promise.withResolvers<number>()
  lines.on('line', (line) => {
    const found = /^lake ready on http:\/\/127\.0\.0\.1:(\d+) /.exec(line)?.[1]
    if (found !== undefined) resolve(Number(found))
  })
  const exited = once(child, 'close').then(([code, signal]) => {
    reject(new Error(`the lake ended with ${code ?? signal}: ${errors.join('')}`))
    return code ?? signal
  })
  port.catch(() => {})
  return {
    child,
    /** Its port, as soon as it answers there. */
    ready: () => port,
    /** The exit code, or the signal that ended it, and what it said on the way. */
    async end() {
      const code: unknown = await exited
      // Node's own notice that its SQLite module is young is not ours.
      const said = errors.join('').split('\n')
      return { code, said: said.filter((line) => line && !/ExperimentalWarning|--trace-warnings/.test(line)) }
    },
    /** Ends it at once, as a power cut would. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
