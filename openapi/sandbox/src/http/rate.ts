import { SandboxError } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { World } from '../state/world.ts'

type Second = World['calls']

/** Counts a call in its second; answers how many there were. */
function count(calls: Second, now: number): number {
  const second = Math.floor(now / 1000)
  if (calls.second !== second) Object.assign(calls, { second, count: 0 })
  calls.count += 1
  return calls.count
}

const WAIT = { headers: { 'Retry-After': '1' } }

/** Holds one visitor to the documented rate. @throws {SandboxError} 429 */
export function countVisitorCall(world: World, now: number, { callsPerSecond }: Limits): void {
  if (count(world.calls, now) > callsPerSecond)
    throw new SandboxError('TOO_MANY_REQUESTS', {
      status: 429,
      description: `More than ${callsPerSecond} requests in one second.`,
      ...WAIT,
    })
}

/** Keeps the sandbox from costing readers anything. @throws {SandboxError} 503 */
export function countAnyCall(calls: Second, now: number, { allCallsPerSecond }: Limits): void {
  if (count(calls, now) > allCallsPerSecond)
    throw new SandboxError('SERVICE_UNAVAILABLE', {
      status: 503,
      description: 'The sandbox is busy. Try again in a second.',
      ...WAIT,
    })
}

/** Bounds what one visitor can make the sandbox hold. @throws {SandboxError} 429 */
export function countBytes(world: World, bytes: number, { worldBytes }: Limits): void {
  world.bytes += bytes
  if (world.bytes > worldBytes)
    throw new SandboxError('TOO_MANY_REQUESTS', {
      status: 429,
      description: 'The sandbox holds no more data for this client secret. Use another secret to begin anew.',
    })
}
