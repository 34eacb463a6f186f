import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestLake, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake({ queryMilliseconds: 3_000 })
  const transaction = lake.client().transaction()
  for (let number = 0; number < 2_000; number++)
    transaction.create({ _id: `p${number}`, _type: 'page', number, title: `Page ${number}`, long: 'a'.repeat(500) })
  await transaction.commit()
})
afterAll(() => lake.stop())

async function ask(query: string) {
  const response = await fetch(`${lake.url}/v2025-02-19/data/query/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${WRITE_TOKEN}` },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, text: await response.text() }
}

const doubled = (times: number) => '*[_id == "p1"][0]' + '{"a": @, "b": @}'.repeat(times)

test.each([
  [
    'every document for every document for every document',
    '*[count(*[count(*[title > ^.title]) > 3]) > 3]',
    /takes longer than 3000 ms/,
  ],
  ['a pattern that backtracks', `"${'a'.repeat(30_000)}" match "*a*a*a*a*a*b"`, /takes longer than 3000 ms/],
  ['an answer that doubles with each step', doubled(40), /answer is larger than|longer than/],
  ['a text that doubles with each step', '{"a": "abcdefgh"}' + '{"a": a + a}'.repeat(60), /./],
  ['a list that doubles with each step', '{"a": *[]._id}' + '{"a": a + a}'.repeat(40), /memory|longer|answer|length/i],
])(
  'C5 Q3 Q4 DIFF-6 %s ends in a 400 within its bounds, and holds up nobody',
  { timeout: 120_000 },
  async (_what, query, message) => {
    const ends: string[] = []
    const runaway = ask(query).finally(() => ends.push('the runaway'))
    expect(await lake.client().fetch('*[_id == "p7"][0].number')).toBe(7)
    ends.push('the other')
    const { status, text } = await runaway
    // Whoever comes after one that takes seconds is answered before it.
    const first = String(message).includes('takes longer') ? 'the other' : ends[0]
    expect(ends[0]).toBe(first)
    expect({ status, text: text.slice(0, 500) }).toEqual({ status: 400, text: expect.stringMatching(message) })
  },
)

test(
  'C2 a query that may be long is answered in its thread, with every write before it',
  { timeout: 120_000 },
  async () => {
    // With time enough for a machine that is busy with other things.
    const patient = await startTestLake({ queryMilliseconds: 60_000 })
    onTestFinished(patient.stop)
    const client = patient.client()
    for (let round = 0; round < 20; round++) {
      await client.createOrReplace({ _id: 'p1', _type: 'page', title: 'Paged', number: 10_000 + round })
      // The pattern is one that could backtrack, so it goes to the thread, though here it doesn't.
      const found = await client.fetch('*[_id in ["p1", "p2"] && title match "*a*d"]{_id, number}')
      expect(found).toEqual([{ _id: 'p1', number: 10_000 + round }])
    }
  },
)

test.each([
  [
    'a listener',
    () => fetch(`${lake.url}/v1/data/listen/production?query=${encodeURIComponent('*[title match "*a*b*c"]')}`),
  ],
  [
    'a mutation',
    () =>
      fetch(`${lake.url}/v1/data/mutate/production`, {
        method: 'POST',
        headers: { authorization: `Bearer ${WRITE_TOKEN}` },
        body: JSON.stringify({ mutations: [{ delete: { query: '*[title match "*a*b*c"]' } }] }),
      }),
  ],
])('C5 DIFF-7 the query of %s must be a plain one, since everybody waits for it', async (_what, request) => {
  const response = await request()
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('too complex')])
})
