import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { Model, Refused } from '../testing/model/model.ts'
import { nextStep, type Step } from '../testing/model/steps.ts'
import { createRandom, seedOf } from '../testing/random.ts'
import { createTestLake } from '../testing/test-lake.ts'

const STEPS = Number(process.env['MODEL_STEPS'] ?? 20_000)

const answerSchema = z.object({
  error: z
    .union([z.string(), z.looseObject({ items: z.array(z.object({ error: z.object({ type: z.string() }) })) })])
    .optional(),
})

function refusalOf(model: Model, id: string, step: Step): Refused | undefined {
  try {
    model.transaction(id, step.apply)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

test(
  'C2 C3 Q4 L2 L4 L14 20,000 random mutations, patches and actions leave what an independent model has, with the same refusals',
  { timeout: 600_000 },
  async () => {
    const lake = createTestLake()
    onTestFinished(lake.end)
    const model = new Model()
    const random = createRandom(seedOf('MODEL_SEED'))
    const tally = new Map<string, { done: number; refused: number }>()
    const headers = { authorization: 'Bearer write-token' }

    for (let number = 0; number < STEPS; number++) {
      const step = nextStep(model, random)
      const id = `s${number}`
      const refused = refusalOf(model, id, step)
      const response = await lake.fetch(
        new Request(`http://lake/v2025-02-19/data/${step.endpoint}/test`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ ...Object(step.body), transactionId: id }),
        }),
      )
      const { error } = answerSchema.parse(await response.json())
      const documents = lake.services.store.dataset('test')?.raw.all() ?? []
      const type = typeof error === 'object' ? error.items[0]?.error.type : error
      const found = {
        status: response.status,
        type,
        differences: model.differences(new Map(documents.map((document) => [document._id, document]))),
      }
      const expected = {
        status: refused?.status ?? 200,
        type: refused?.types.find((each) => each === type) ?? refused?.types[0],
        differences: [],
      }
      expect(found, `step ${number}, ${step.kind}: ${JSON.stringify(step.body)}`).toEqual(expected)
      const count = tally.get(step.kind) ?? { done: 0, refused: 0 }
      tally.set(step.kind, refused ? { ...count, refused: count.refused + 1 } : { ...count, done: count.done + 1 })
    }
    expect(lake.failures).toEqual([])
    const singles = [...tally].filter(([kind]) => !kind.includes('+'))
    console.table(Object.fromEntries(singles))
    // Every kind of step must have got through, or the model would have agreed on refusals alone.
    expect(singles.filter(([, { done }]) => done === 0)).toEqual([])
  },
)
