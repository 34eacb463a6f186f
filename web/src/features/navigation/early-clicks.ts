declare global {
  // Set by the script below; called once the page listens by itself.
  var earlyClicks: { stop: () => void; replay: () => void } | undefined
}

/**
 * Keeps the presses on buttons, on links that copy and of keyboard shortcuts (`aria-keyshortcuts` names them) that come
 * before the page can answer them; from then on a shortcut presses its control. Self-contained, since its source runs as
 * a script before any other. It listens first of all: while the page takes over, what it can't answer yet it stops
 * before anybody else hears of it.
 *
 * A form without an address of its own is sent by scripts alone: the browser would load the page anew and forget the
 * press. One with an address works without scripts, and is the browser's business.
 */
function keepEarlyClicks(): void {
  const EDITABLE = 'input,textarea,select,[contenteditable=""],[contenteditable="true"],[role="textbox"]'
  const pressed: { control: HTMLElement; event: Event }[] = []
  const keep = (event: Event) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a[data-copy]')
        : null
    if (!control || control.type === 'reset') return
    if ('form' in control && control.type === 'submit') {
      if (!control.form || control.form.hasAttribute('action')) return
      event.preventDefault()
      // Pressed again out of impatience, it is sent once.
      if (pressed.some((one) => one.control === control)) return
    }
    pressed.push({ control, event })
  }
  const namedBy = (event: KeyboardEvent): HTMLElement | null => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    // With Shift it is another shortcut, the browser's; a key alone may need it on some keyboards.
    if (altKey || ((ctrlKey || metaKey) && shiftKey)) return null
    if (!ctrlKey && !metaKey && target instanceof Element && target.closest(EDITABLE)) return null
    const shortcut = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${key.length > 1 ? key : key.toUpperCase()}`
    return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`)
  }
  const keepKey = (event: KeyboardEvent) => {
    const control = namedBy(event)
    if (!control) return
    event.preventDefault()
    if (!pressed.some((one) => one.control === control)) pressed.push({ control, event })
  }
  const answerKey = (event: KeyboardEvent) => {
    const control = event.defaultPrevented ? null : namedBy(event)
    if (!control) return
    event.preventDefault()
    control.click()
  }
  addEventListener('click', keep, true)
  addEventListener('keydown', keepKey, true)
  globalThis.earlyClicks = {
    stop: () => {
      removeEventListener('click', keep, true)
      removeEventListener('keydown', keepKey, true)
      // A press that made the page take over is still on its way and is answered by the page itself.
      const last = pressed.at(-1)
      if (last && last.event.eventPhase !== 0 && !last.event.defaultPrevented) pressed.pop()
    },
    replay: () => {
      addEventListener('keydown', answerKey)
      for (const { control } of pressed.splice(0)) if (control.isConnected) control.click()
    },
  }
}

/** The recording as a script for the start of the HTML. */
export const EARLY_CLICKS_SCRIPT = `(${keepEarlyClicks})()`
