import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What a load of a few seconds gave: requests a second, the 99th percentile in milliseconds, answers that failed. */
export type Load = { perSecond: number; p99: number; errors: number }

export async function load(wrk: string, url: string, connections: number, duration = 4): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const { stdout } = await promisify(execFile)(wrk, args)
  return parseLoad(stdout)
}

/** Reads the report of wrk. @throws {Error} when it holds no rate */
export function parseLoad(report: string): Load {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(report) ?? []
  if (!Number.isFinite(perSecond) || value === undefined) throw new Error(`wrk reported no rate:\n${report}`)
  const factor = unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0)
  const sockets = /Socket errors:.*/.exec(report)?.[0] ?? ''
  const broken = [...sockets.matchAll(/(?:connect|read|write|timeout) (\d+)/g)]
  return {
    perSecond,
    p99: Number(value) * factor,
    errors: refused + broken.reduce((sum, hit) => sum + Number(hit[1]), 0),
  }
}
