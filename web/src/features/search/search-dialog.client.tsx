'use client'
import { type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react'
import { routerTransition } from '../../lib/router-transition.ts'
import { Icon } from '../../ui/icon.tsx'
import { countText } from './answer.ts'
import { askSearch } from './ask-search.ts'
import { hitsOf, NOTHING_YET, reduceDialog } from './dialog-state.ts'
import { HitList } from './hit-list.tsx'
import styles from './search-dialog.module.css'

const LONGEST_QUERY = 2000

/** The search over the page. The browser's own modal dialog keeps the focus in it and gives it back. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  const [state, dispatch] = useReducer(reduceDialog, NOTHING_YET)
  const { answer, active, problem } = state
  const query = state.query.trim()

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (!element.open) element.showModal()
    // Escape is this dialog's alone: what lies below it stays open. React would hear of it after the others.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      element.close()
    }
    element.addEventListener('keydown', onKey)
    const unsubscribe = routerTransition.subscribe(() => element.close())
    return () => {
      element.removeEventListener('keydown', onKey)
      unsubscribe()
    }
  }, [])

  useEffect(() => {
    if (query === '') return undefined
    const asked = new AbortController()
    askSearch(query, asked.signal).then(
      (found) => dispatch({ type: 'answered', query, answer: found }),
      (error: unknown) => {
        if (asked.signal.aborted) return
        const message = error instanceof Error && error.name === 'Error' ? error.message : 'The search did not answer.'
        dispatch({ type: 'failed', query, problem: message })
      },
    )
    return () => asked.abort()
  }, [query])

  const optionId = (index: number) => `${list}-${index}`
  const hits = hitsOf(answer)
  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const moves = { ArrowDown: 1, ArrowUp: -1 } as const
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') dispatch({ type: 'moved', by: moves[event.key] })
    else if (event.key === 'Enter' && hits.length > 0) document.getElementById(optionId(active))?.click()
    else if (event.key === 'Enter' && query !== '') window.location.assign(`/search?q=${encodeURIComponent(query)}`)
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the veil; the keys have Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the documentation"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={list}
            aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            aria-label="Search"
            placeholder="A word, a field, a path, or a whole error"
            value={state.query}
            maxLength={LONGEST_QUERY}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type into it
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => dispatch({ type: 'typed', query: event.target.value })}
            onKeyDown={onKeyDown}
          />
          <button type="button" aria-label="Close search" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <HitList id={list} answer={answer} active={active} optionId={optionId} />
        <div className={styles.foot}>
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
          </span>
          <output className={styles.count}>{problem ?? (answer ? countText(answer) : '')}</output>
          {answer && answer.total > 0 && <a href={`/search?q=${encodeURIComponent(query)}`}>All results</a>}
        </div>
      </div>
    </dialog>
  )
}
