import { expect, test } from 'vitest'
import { EARLY_CLICKS_SCRIPT } from './early-clicks.ts'

/** As much of a page as the script sees: buttons to press, and what became of each press. */
function page() {
  const listeners = new Map<string, (event: object) => void>()
  class Element {
    isConnected = true
    presses = 0
    readonly type: string
    readonly form: { hasAttribute: (name: string) => boolean } | null
    constructor(type: string, action?: 'action' | 'none') {
      this.type = type
      this.form = action ? { hasAttribute: (name) => name === action } : null
    }
    closest(selector: string) {
      return selector.startsWith('input') === (this.type === 'field') ? this : null
    }
    click() {
      this.presses += 1
    }
  }
  const search = new Element('link')
  const scope: Record<string, unknown> = {
    Element,
    CSS: { escape: String },
    document: { querySelector: (one: string) => (/="(\/|Control\+K)"\]$/.test(one) ? search : null) },
    addEventListener: (type: string, added: (event: object) => void) => listeners.set(type, added),
    removeEventListener: (type: string) => listeners.delete(type),
  }
  scope['globalThis'] = scope
  new Function(...Object.keys(scope), EARLY_CLICKS_SCRIPT)(...Object.values(scope))
  const { stop, replay } = { stop: () => {}, replay: () => {}, ...Object(scope['earlyClicks']) }
  const send = (type: string, properties: object, during = () => {}) => {
    const event = { defaultPrevented: false, ...properties, eventPhase: 1, preventDefault: () => {} }
    event.preventDefault = () => (event.defaultPrevented = true)
    listeners.get(type)?.(event)
    during()
    event.eventPhase = 0
    return { sent: !event.defaultPrevented }
  }
  const press = (target: Element, during?: () => void) => send('click', { target }, during)
  const type = (key: string, target: Element, ...held: ('ctrlKey' | 'shiftKey' | 'defaultPrevented')[]) =>
    send('keydown', { key, target, ...Object.fromEntries(held.map((one) => [one, true])) })
  return { Element, press, type, search, stop, replay }
}

test('E3 L2 a press on a button is answered once the page can', () => {
  const { Element, press, stop, replay } = page()
  const button = new Element('button')
  press(button)
  press(button)
  stop()
  replay()
  expect(button.presses).toBe(2)
  press(button)
  replay()
  expect(button.presses).toBe(2)
})

test('H2 a form that scripts alone can send is sent by them, once, and never by the browser', () => {
  const { Element, press, stop, replay } = page()
  const button = new Element('submit', 'none')
  expect([press(button), press(button)]).toEqual([{ sent: false }, { sent: false }])
  stop()
  replay()
  expect(button.presses).toBe(1)
})

test('N6 a form that works without scripts is left to the browser', () => {
  const { Element, press, stop, replay } = page()
  const button = new Element('submit', 'action')
  expect(press(button)).toEqual({ sent: true })
  stop()
  replay()
  expect(button.presses).toBe(0)
})

test('E3 the press that makes the page take over is answered by the page alone; a form it has held back is sent', () => {
  const first = page()
  const toggle = new first.Element('button')
  first.press(toggle, first.stop)
  first.replay()
  expect(toggle.presses).toBe(0)
  const second = page()
  const submit = new second.Element('submit', 'none')
  second.press(submit, second.stop)
  second.replay()
  expect(submit.presses).toBe(1)
})

const sent = (...keys: { sent: boolean }[]) => keys.map((key) => key.sent)

test('N1 a key that opens the search opens it, once, when the page can; the same key in a field is text', () => {
  const { Element, type, search, stop, replay } = page()
  const [main, field] = [new Element('main'), new Element('field')]
  expect(sent(type('/', main), type('/', main), type('k', field, 'ctrlKey'))).toEqual([false, false, false])
  expect(sent(type('/', field), type('k', main), type('x', main, 'ctrlKey'))).toEqual([true, true, true])
  // Elsewhere than in a field a key alone may need Shift; Control Shift K is the browser's.
  expect(sent(type('/', main, 'shiftKey'), type('K', main, 'ctrlKey', 'shiftKey'))).toEqual([false, true])
  expect(search.presses).toBe(0)
  stop()
  replay()
  expect(search.presses).toBe(1)
})

test('N1 once the page can answer, the key presses at once, unless something on the page has taken it', () => {
  const { Element, type, search, stop, replay } = page()
  const [main, field] = [new Element('main'), new Element('field')]
  stop()
  replay()
  expect(sent(type('/', main), type('k', field, 'ctrlKey'))).toEqual([false, false])
  expect(search.presses).toBe(2)
  expect(sent(type('/', field), type('k', main), type('/', main, 'ctrlKey'))).toEqual([true, true, true])
  type('/', main, 'defaultPrevented')
  expect(search.presses).toBe(2)
})
