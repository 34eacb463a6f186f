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

/** Self-contained, since its source runs in the page. */
function loadLater(): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'load']
  const load = ({ type, target }: Event) => {
    // A picture's own loading is not the page's.
    if (type === 'load' && target !== document) return
    for (const sign of signs) removeEventListener(sign, load, true)
    for (const one of document.querySelectorAll<HTMLScriptElement>('script[data-later]')) {
      const script = document.createElement('script')
      script.src = one.dataset['later'] ?? ''
      one.replaceWith(script)
    }
  }
  for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true })
}
