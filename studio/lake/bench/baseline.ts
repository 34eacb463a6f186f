import { evaluate, parse } from 'groq-js'
import type { BenchDocument } from './documents.ts'
import { measure } from './measure.ts'
import { queries } from './queries.ts'

/** groq-js over an array of the same documents, in this process and without a network in between. */
export async function measureBaseline(documents: BenchDocument[], times: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, { query, params }] of Object.entries(queries)) {
    found[name] = await measure(times, async (round) => {
      const given = params(round, documents.length)
      const value = await evaluate(parse(query, { params: given }), { dataset: documents, params: given })
      return JSON.stringify(await value.get())
    })
  }
  return found
}
