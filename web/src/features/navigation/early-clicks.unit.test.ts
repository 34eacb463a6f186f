import { expect, test } from 'vitest'
import { EARLY_CLICKS_SCRIPT } from './early-clicks.ts'

/** As much of a page as the script sees: buttons to press, and what became of each press. */
function page() {
  let listener: ((event: object) => void) | undefined
  class Element {
    isConnected = true
    presses = 0
    readonly type: string
    readonly form: { hasAttribute: (name: string) => boolean } | null
    constructor(type: string, action?: 'action' | 'none') {
      this.type = type
      this.form = action ? { hasAttribute: (name) => name === action } : null
    }
    closest() {
      return this
    }
    click() {
      this.presses += 1
    }
  }
  const scope: Record<string, unknown> = {
    Element,
    addEventListener: (_type: string, added: typeof listener) => (listener = added),
    removeEventListener: () => (listener = undefined),
  }
  scope['globalThis'] = scope
  new Function(...Object.keys(scope), EARLY_CLICKS_SCRIPT)(...Object.values(scope))
  const { stop, replay } = { stop: () => {}, replay: () => {}, ...Object(scope['earlyClicks']) }
  const press = (target: Element, during = () => {}) => {
    const event = { target, eventPhase: 1, defaultPrevented: false, preventDefault: () => {} }
    event.preventDefault = () => (event.defaultPrevented = true)
    listener?.(event)
    during()
    event.eventPhase = 0
    return { sent: !event.defaultPrevented }
  }
  return { Element, press, stop, replay }
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
