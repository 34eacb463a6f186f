/** The framework's scripts, as a page of the build begins with them. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
const END = '</body>'

/**
 * Has a page load its scripts once it stands: the line and the processor of a first visit go to what is read first.
 * Until they are there its links lead on by themselves, and what is pressed is kept (`early-clicks.ts`); for a reader
 * who reaches for the page they come at once.
 */
export function lateScripts(html: string): string {
  const end = html.lastIndexOf(END)
  if (end < 0) return html
  const page = html.slice(0, end).replaceAll(PRELOAD, '').replaceAll(SCRIPT, '<script data-later="$1"></script>')
  return `${page}<script>(${loadLater})()</script>${html.slice(end)}`
}

/**
 * Self-contained, since its source runs in the page. Of the loads it hears of, a picture's is not the page's. Each script
 * has a turn of its own: to ask for all at once would keep the reader's first press waiting. (Turns by messages, since
 * a tab at the back gives a timer one a second.)
 */
function loadLater(): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'load']
  const load = ({ type, target }: Event) => {
    if (type === 'load' && target !== document) return
    for (const sign of signs) removeEventListener(sign, load, true)
    const waiting = [...document.querySelectorAll<HTMLScriptElement>('script[data-later]')]
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const one = waiting.shift()
      if (!one) return port1.close()
      const script = document.createElement('script')
      script.src = one.dataset['later'] ?? ''
      one.replaceWith(script)
      port2.postMessage(null)
    })
    port1.start()
    port2.postMessage(null)
  }
  for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true })
}
