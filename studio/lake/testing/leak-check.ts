import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The heap in use once everything that nobody holds is gone. */
export function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('This Node cannot be told to collect its garbage')
  for (let round = 0; round < 3; round++) collect()
  return process.memoryUsage().heapUsed
}
