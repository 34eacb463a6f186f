declare global {
  // Set by the script below; read once the page listens by itself.
  var earlyClicks: { stop: () => void; replay: () => void } | undefined
}

/**
 * Keeps the presses on buttons that come before the page can answer them. Self-contained, since its source runs as a
 * script before any other. It listens last of all: a press that the page has answered while it took over the markup
 * stops the recording before it arrives here.
 */
function keepEarlyClicks(): void {
  const pressed: HTMLButtonElement[] = []
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button') pressed.push(button)
  }
  addEventListener('click', keep)
  globalThis.earlyClicks = {
    stop: () => removeEventListener('click', keep),
    replay: () => {
      for (const button of pressed.splice(0)) if (button.isConnected) button.click()
    },
  }
}

/** The recording as a script for the start of the HTML. */
export const EARLY_CLICKS_SCRIPT = `(${keepEarlyClicks})()`
