'use client'
import { useId, type KeyboardEvent } from 'react'
import { createStore } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.client.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import styles from './call-panel.module.css'
import type { DemoRequest } from './demo.ts'
import { LANGUAGES, renderRequest, type Language } from './render-request.ts'
import { useOrigin } from './use-origin.client.tsx'

// All requests of the page show the language that was chosen in one of them.
const chosen = createStore<Language>('curl')

/** A request as curl and in two languages. */
export function RequestTabs({ title, request }: { title: string; request: DemoRequest }) {
  const id = useId()
  const language = useStore(chosen, 'curl')
  const text = renderRequest(language, request, useOrigin())

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const index = LANGUAGES.findIndex((one) => one.id === language)
    const next = LANGUAGES[(index + step + LANGUAGES.length) % LANGUAGES.length]
    if (!next) return
    chosen.set(next.id)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-language="${next.id}"]`)?.focus()
  }
  return (
    <div className={styles['request']}>
      <div className={styles['head']}>
        <div className={styles['tabs']} role="tablist" aria-label={`Language of: ${title}`}>
          {LANGUAGES.map((one) => (
            <button
              key={one.id}
              type="button"
              role="tab"
              id={`${id}-${one.id}`}
              data-language={one.id}
              aria-selected={one.id === language}
              aria-controls={`${id}-panel`}
              tabIndex={one.id === language ? 0 : -1}
              onClick={() => chosen.set(one.id)}
              onKeyDown={move}
            >
              {one.label}
            </button>
          ))}
        </div>
        <span className={styles['callTitle']}>{title}</span>
        <CopyButton name={`Copy the request: ${title}`} text={text} />
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${language}`}>
        <ScrollRegion name={`Request: ${title}`} className={styles['code']}>
          <pre>
            <code>{text}</code>
          </pre>
        </ScrollRegion>
      </div>
    </div>
  )
}
