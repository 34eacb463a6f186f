import { inertOutside, wrapTab } from '../../lib/focus.ts'
import { mobileMenuOpen } from '../../lib/mobile-menu.ts'
import { routerTransition } from '../../lib/router-transition.ts'
import { MOBILE_MENU_ID } from './mobile-menu-id.ts'

/** Closes the open menu on Escape, on a click outside and when a link is followed; the answer stops that. */
export function closeOnDeparture(sheet: HTMLElement): () => void {
  const onPointer = ({ target }: PointerEvent) => {
    if (target instanceof Node && !sheet.contains(target) && !menuButton()?.contains(target)) close()
  }
  const unsubscribe = routerTransition.subscribe(close)
  document.addEventListener('keydown', closeOnEscape)
  document.addEventListener('pointerdown', onPointer)
  return () => {
    unsubscribe()
    document.removeEventListener('keydown', closeOnEscape)
    document.removeEventListener('pointerdown', onPointer)
  }
}

/** Makes the sheet a dialog: the page behind is inert and still, the focus stays inside and goes back at the end. */
export function holdFocus(sheet: HTMLElement): () => void {
  const release = inertOutside(sheet)
  const onKey = (event: KeyboardEvent) => wrapTab(event, sheet)
  document.documentElement.dataset['menuOpen'] = ''
  document.addEventListener('keydown', onKey)
  sheet.querySelector('button')?.focus()
  return () => {
    document.removeEventListener('keydown', onKey)
    delete document.documentElement.dataset['menuOpen']
    release()
    menuButton()?.focus()
  }
}

function close(): void {
  mobileMenuOpen.set(false)
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  close()
  menuButton()?.focus()
}

function menuButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${MOBILE_MENU_ID}"]`)
}
