import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { UserError } from './fail.ts'
import { onSignal } from './signals.ts'

type Options = { cwd: string; env: NodeJS.ProcessEnv; quiet?: boolean }

/** Runs a Node program to its end. @throws {UserError} when it fails; `quiet` output is shown only then. */
export async function run(what: string, args: readonly string[], options: Options): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  })
  const output: string[] = []
  child.stdout?.on('data', (data) => output.push(String(data)))
  child.stderr?.on('data', (data) => output.push(String(data)))
  const forget = onSignal(() => endChild(child))
  const [code] = await once(child, 'close')
  forget()
  if (code === 0) return
  process.stderr.write(output.join(''))
  throw new UserError(`${what} failed (exit code ${code})`)
}

/** Ends a process and waits for it; one that ignores the signal is killed after `patience` milliseconds. */
export async function endChild(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
  patience = 10_000,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  await exit
  clearTimeout(timer)
}

/** The long-running processes of a stack: they start one by one and end together. */
export class Children {
  readonly #running = new Map<string, ChildProcess>()
  #stopping = false
  readonly #ended = Promise.withResolvers<string>()

  /** Settles with the name of the first process that ends without being asked to. */
  get ended(): Promise<string> {
    return this.#ended.promise
  }

  start(name: string, args: readonly string[], options: Options): void {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit'],
    })
    this.#running.set(name, child)
    const gone = () => {
      if (this.#running.get(name) !== child) return
      this.#running.delete(name)
      if (!this.#stopping) this.#ended.resolve(name)
    }
    child.once('exit', gone)
    child.once('error', gone)
  }

  isRunning(name: string): boolean {
    return this.#running.has(name)
  }

  /** The process id, while it runs. */
  pid(name: string): number | undefined {
    return this.#running.get(name)?.pid
  }

  /** Ends one process and waits for it. */
  async stop(name: string, signal: NodeJS.Signals = 'SIGTERM', patience = 10_000): Promise<void> {
    const child = this.#running.get(name)
    if (!child) return
    this.#running.delete(name)
    await endChild(child, signal, patience)
  }

  /** Ends all, the newest first. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    for (const name of [...this.#running.keys()].toReversed()) await this.stop(name)
  }
}
