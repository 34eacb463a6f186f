import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts.ts'

/** A browser's page, as far as the script at its end sees it. */
function run(html: string) {
  const code = /<script>\(([\s\S]*)\)\(\)<\/script>/.exec(html)?.[1] ?? ''
  const listeners = new Map<string, (event: object) => void>()
  const loaded: string[] = []
  const waiting = [...html.matchAll(/data-later="([^"]*)"/g)].map(([, later]) => ({
    dataset: { later },
    replaceWith: ({ src }: { src: string }) => loaded.push(src),
  }))
  const document = { createElement: () => ({ src: '' }), querySelectorAll: () => waiting }
  const port1 = {
    turns: 0,
    turn: () => {},
    addEventListener: (_: string, turn: () => void) => (port1.turn = turn),
    start: () => {},
    close: () => {},
  }
  const port2 = { postMessage: () => (port1.turns += 1) }
  const scope = {
    document,
    MessageChannel: function () {
      return { port1, port2 }
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  }
  new Function(...Object.keys(scope), `(${code})()`)(...Object.values(scope))
  const send = (type: string, target: object = {}) => {
    listeners.get(type)?.({ type, target })
    for (; port1.turns > 0; port1.turns -= 1) port1.turn()
  }
  return { loaded, send, document }
}

const A = '<script src="/_next/static/chunks/a.js" async=""></script>'
const B = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>'
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const FONT = '<link rel="preload" href="/font.woff2" as="font"/>'
const page = `<html><head>${PRELOAD}${FONT}${A}${OLD}</head><body><p>Text</p>${B}<script>data()</script></body></html>`

test('P2 a page loads its scripts once it has loaded, each once, in their order', () => {
  const html = lateScripts(page)
  expect(html).toContain(`${FONT}<script data-later="/_next/static/chunks/a.js"></script>${OLD}`)
  expect(html).toContain('<script>data()</script>')
  expect(html).not.toContain(' async=')
  expect(html).not.toContain('as="script"')
  const { loaded, send, document } = run(html)
  send('load', { picture: true })
  expect(loaded).toEqual([])
  send('load', document)
  send('pointermove')
  expect(loaded).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
})

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'P2 a reader who reaches for the page (%s) has its scripts come at once',
  (sign) => {
    const { loaded, send, document } = run(lateScripts(page))
    send(sign)
    send('load', document)
    expect(loaded).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  },
)

test('P2 what is no page stays as it is', () => {
  expect(lateScripts('text')).toBe('text')
})
