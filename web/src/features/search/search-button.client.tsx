'use client'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './search-button.module.css'

type DialogProps = { onClose: () => void }

const PAGE = '/search'

/**
 * The way to the search in the top bar: a link to its page, which a press turns into the dialog; the script for early
 * clicks presses it for the keys that it names. The dialog's code is loaded when it is first asked for; where it can't
 * be, the page is the way.
 */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()

  const load = async () => {
    const { SearchDialog } = await import('./search-dialog.client.tsx')
    setDialog(() => SearchDialog)
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
    if (!Dialog) load().catch(() => window.location.assign(PAGE))
  }

  return (
    <>
      {/* Not for the router: before the script answers it is a plain link, and then the dialog's. */}
      <a
        className={styles.find}
        href={PAGE}
        aria-label="Search the documentation"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={onClick}
        onPointerEnter={() => void load().catch(() => {})}
      >
        <Icon name="search" />
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </a>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
