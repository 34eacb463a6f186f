import { sayCopied } from './copy-alone.ts'

/** Where Scalar's client says that a request failed. */
const FAILURE = '.response-section-content [role="alert"]'
/** How long Scalar may take to say so. */
const RENDERING_MS = 30_000

/** Puts a command to copy below the words in which Scalar's client says that a request failed. */
export function offerCurl(message: string, curl: string): void {
  const place = () => {
    const found = [...document.querySelectorAll(FAILURE)].find((one) => one.textContent.includes(message))
    if (!found) return
    end()
    // Vue takes the whole of it away with the next request, and knows of no more than its own.
    found.append(offerOf(curl))
    found.scrollIntoView({ block: 'nearest' })
  }
  const observer = new MutationObserver(place)
  const timer = setTimeout(() => end(), RENDERING_MS)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
}

function offerOf(curl: string): HTMLElement {
  const offer = document.createElement('div')
  offer.dataset['portalCurl'] = ''
  const code = document.createElement('pre')
  code.tabIndex = 0
  code.setAttribute('aria-label', 'The request for curl')
  code.role = 'region'
  code.textContent = curl
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy for curl'
  button.addEventListener('click', () => void sayCopied(button, curl, offer))
  offer.append(code, button)
  return offer
}
