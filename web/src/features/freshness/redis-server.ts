import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** For tests: a Redis or Valkey of this machine on loopback, that keeps nothing on disk. @throws saying what to install */
export async function startRedis(port?: number): Promise<{ port: number; url: string; stop: () => Promise<void> }> {
  const at = port ?? (await freePort())
  const command = process.env['REDIS_SERVER'] || 'redis-server'
  const args = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const log: string[] = []
  const ready = Promise.withResolvers<void>()
  child.once('error', () =>
    ready.reject(new Error(`no ${command} on this machine: install Debian's package redis-server or valkey-server`)),
  )
  child.once('exit', () => ready.reject(new Error(`${command} ended:\n${log.join('\n')}`)))
  createInterface({ input: child.stdout }).on('line', (line) => {
    log.push(line)
    if (/ready to accept connections/i.test(line)) ready.resolve()
  })
  await ready.promise
  return {
    port: at,
    url: `redis://127.0.0.1:${at}`,
    async stop() {
      if (child.exitCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
