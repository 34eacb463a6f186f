import { useState, type KeyboardEvent, type ReactNode } from 'react'

/** What an `Autocomplete` is given, so that it tells when its list opens and closes. */
type Search = { onQueryChange: (query: string | null) => void; openButton: { onClick: () => void } }

/** A search with a list of what is found, within a dialog: Escape closes the list that is open, and not the dialog. */
export function EscapeList({ children }: { children: (search: Search) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.stopPropagation()
  }
  const search = {
    onQueryChange: (query: string | null) => setOpen(query !== null),
    openButton: { onClick: () => setOpen(true) },
  }
  return (
    <div role="presentation" onKeyDown={keep}>
      {children(search)}
    </div>
  )
}
