import type { Answer, Call } from '../call.ts'
import { SandboxError } from '../errors.ts'
import { hash } from '../state/seed.ts'
import { shelfPerWorld } from '../state/world.ts'

const DAY = 24 * 3_600_000

type Kept = { bodyHash: number; answer: Answer; until: number }

const answers = shelfPerWorld<Kept>(100)

/** Gives the first answer again to a call that repeats its `Idempotency-Key` with the same body. */
export async function onceByKey(
  call: Call,
  text: string,
  work: () => Promise<Answer | Response>,
): Promise<Answer | Response> {
  const key = call.headers['Idempotency-Key']
  if (typeof key !== 'string') return work()
  const shelf = answers(call.world)
  const id = `${call.operation.id} ${key}`
  const kept = shelf.get(id)
  const bodyHash = hash(text)
  if (kept && kept.until > call.now) {
    if (kept.bodyHash === bodyHash) return kept.answer
    throw new SandboxError('CONFLICT', { description: 'This Idempotency-Key was used with another body.' })
  }
  const answer = await work()
  if (!(answer instanceof Response) && answer.status < 300) shelf.set(id, { bodyHash, answer, until: call.now + DAY })
  return answer
}
