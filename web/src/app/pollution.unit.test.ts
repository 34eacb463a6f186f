import { afterEach, expect, test } from 'vitest'
import { parseFeedback } from '../features/feedback/feedback.ts'
import { parseMessage } from '../features/freshness/bus.ts'
import { parseTagOrder } from '../features/freshness/tag-order.ts'
import { parseLinkOrder } from '../features/preview/link-order.ts'
import { parseJson } from '../lib/parse-json.ts'
import { changeSchema } from '../sanity/tags.ts'

/** What would give every object a property, written where only raw text can write it. */
const POISONS = [
  '"__proto__":{"polluted":"yes"}',
  '"constructor":{"prototype":{"polluted":"yes"}}',
  '"prototype":{"polluted":"yes"}',
]

const change = (text: string) => changeSchema.safeParse(parseJson(text)).data

type Read = (text: string) => unknown
const READERS: Readonly<Record<string, { read: Read; good: string }>> = {
  'a change in a webhook': { read: change, good: '"_id":"page_x","_type":"page","operation":"update"' },
  'an order to purge tags': { read: (text) => parseTagOrder(text), good: '"tags":["menu"]' },
  'an order of a preview link': { read: (text) => parseLinkOrder(text), good: '"key":"k"' },
  'a message of another instance': { read: parseMessage, good: '"from":"a","body":"{}","headers":{}' },
}

afterEach(() => {
  // Else one that succeeds would fail every test after it.
  Reflect.deleteProperty(Object.prototype, 'polluted')
})

function expectUnpolluted(parsed: unknown): void {
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Reflect.get(Object(parsed), 'polluted')).toBeUndefined()
  expect(Object.keys(Object(parsed))).not.toContain('__proto__')
}

test.each(Object.entries(READERS))('Q3 %s reads what it knows and gives no object a property', (_, { read, good }) => {
  const wanted = read(`{${good}}`)
  expect(wanted).toBeDefined()
  for (const poison of POISONS) {
    for (const text of [`{${poison},${good}}`, `{${good},${poison}}`]) {
      const parsed = read(text)
      expectUnpolluted(parsed)
      expect({ text, parsed }).toEqual({ text, parsed: wanted })
    }
    expect(read(`{${poison}}`)).toBeUndefined()
    expect(read(`[{${poison}}]`)).toBeUndefined()
    expectUnpolluted({})
  }
})

test('Q3 nothing is taken from the prototype that a body brings along', () => {
  expect(change('{"__proto__":{"_id":"page_x","_type":"page","operation":"update"}}')).toBeUndefined()
  expect(parseTagOrder('{"__proto__":{"tags":["menu"]}}')).toBeUndefined()
  expect(parseLinkOrder('{"__proto__":{"key":"k"}}')).toBeUndefined()
})

test('Q3 headers that another instance passes on are those of a webhook and no others', () => {
  for (const poison of POISONS) {
    const message = parseMessage(`{"from":"a","body":"{}","headers":{"idempotency-key":"k",${poison}}}`)
    expectUnpolluted(message)
    for (const [name] of message?.delivery.headers ?? []) expect(name).toBe('idempotency-key')
  }
  const texts = parseMessage('{"from":"a","body":"{}","headers":{"__proto__":"x","constructor":"x","polluted":"x"}}')
  expect([...(texts?.delivery.headers ?? [])]).toEqual([])
})

test('Q3 a form of a reader gives no object a property', () => {
  const good = 'path=/docs/a&helpful=yes'
  for (const poison of [
    '__proto__[polluted]=yes',
    '__proto__.polluted=yes',
    '__proto__=yes',
    'constructor[prototype][polluted]=yes',
  ]) {
    const feedback = parseFeedback(new URLSearchParams(`${poison}&${good}`))
    expectUnpolluted(feedback)
    expect(feedback).toEqual({ id: null, path: '/docs/a', helpful: true, reasons: [], comment: '' })
  }
  expect(parseFeedback(new URLSearchParams('path=/docs/a&helpful=__proto__'))).toBeUndefined()
  expect(parseFeedback(new URLSearchParams(`${good}&reason=__proto__`))).toBeUndefined()
  expect(parseFeedback(new URLSearchParams(`${good}&reason=constructor`))).toBeUndefined()
})
