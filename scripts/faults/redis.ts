import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { endChild } from '../lib/children.ts'
import { findProgram } from '../lib/debian.ts'

/** A Redis of this machine that keeps nothing on disk, startable and stoppable. */
export function createRedis(port: number) {
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      const started = spawn(findProgram('redis-server'), args, { stdio: ['ignore', 'pipe', 'inherit'] })
      child = started
      const ended = once(started, 'exit').then(() => 'ended')
      const ready = (async () => {
        for await (const line of createInterface({ input: started.stdout }))
          if (/ready to accept connections/i.test(line)) return started.stdout.resume()
        return 'ended'
      })()
      if ((await Promise.race([ready, ended])) === 'ended') throw new Error(`Redis did not start on port ${port}`)
    },
    async stop(): Promise<void> {
      if (child) await endChild(child)
    },
  }
}
