import { currentConnection, isFrugal } from '../../../lib/connection.ts'
import { loadTakeover, type Settle, startScalar } from './start-scalar.ts'

type IntentOptions = {
  /** The element that holds Scalar's markup. */
  element: HTMLElement
  /** Where the page's configuration is loaded from. */
  source: string
  /** Told when Scalar could not be loaded; the page stays as it is. */
  onFailure: () => void
}

/** Buttons whose text to copy is in the markup. */
const COPIES = '.scalar-code-copy, .property-example-value, .anchor-copy-button'

/**
 * Waits for the first press of one of Scalar's buttons, has Scalar take over, and presses the button again. Until then
 * nothing of Scalar is loaded, and what copies is done without.
 *
 * @returns what ends the waiting
 */
export function waitForIntent({ element, source, onFailure }: IntentOptions): () => void {
  let started: Promise<Settle> | undefined
  let replaying = false

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (replaying || !button || !element.contains(button)) return
    event.preventDefault()
    event.stopPropagation()
    if (!button.matches(COPIES)) return wake(button)
    import('./copy-alone.ts').then(
      ({ copyAlone }) => (copyAlone(button) ? undefined : wake(button)),
      () => wake(button),
    )
  }

  const wake = (button: HTMLButtonElement) => {
    button.setAttribute('aria-busy', 'true')
    started ??= startScalar(element, source)
    void press(button, started)
  }

  const press = async (button: HTMLButtonElement, taken: Promise<Settle>) => {
    const address = addressOf(button)
    try {
      const settle = await taken
      element.removeEventListener('click', onClick, { capture: true })
      replaying = true
      const live = button.isConnected ? button : await buttonOnceThere(element, address)
      if (!live) return
      settle(live)
      live.click()
    } catch (error) {
      console.error('[reference]', error)
      started = undefined
      onFailure()
    } finally {
      button.removeAttribute('aria-busy')
    }
  }

  const listeners = [
    ['click', onClick],
    ['pointerover', onReach],
    ['focusin', onReach],
  ] as const
  for (const [type, listener] of listeners) element.addEventListener(type, listener, { capture: true })
  return () => {
    for (const [type, listener] of listeners) element.removeEventListener(type, listener, { capture: true })
  }
}

/** Who reaches for "Test request" is about to press it: its scripts are on their way by then. */
function onReach({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button.show-api-client-button') : null
  if (button && !isFrugal(currentConnection())) loadTakeover().catch(() => {})
}

type Address = { section: string; index: number }

// A button that was replaced is found again by its place in its section.
function addressOf(button: HTMLButtonElement): Address | undefined {
  const section = button.closest('section[id]')
  const index = section ? [...section.querySelectorAll('button')].findIndex((one) => one === button) : -1
  return section ? { section: section.id, index } : undefined
}

/** How long Scalar may take to render anew until its button is there. */
const RENDERING_MS = 30_000

function buttonOnceThere(element: HTMLElement, address: Address | undefined): Promise<HTMLButtonElement | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const found = buttonAt(address)
      if (found) end(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => end(undefined), RENDERING_MS)
    const end = (found: HTMLButtonElement | undefined) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    observer.observe(element, { childList: true, subtree: true })
    look()
  })
}

function buttonAt(address: Address | undefined): HTMLButtonElement | undefined {
  if (!address) return undefined
  return document.getElementById(address.section)?.querySelectorAll('button')[address.index]
}
