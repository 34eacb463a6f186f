'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { copyText } from '../lib/clipboard.ts'
import styles from './copy-button.module.css'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  /** The button's name, where "Copy" alone would not say what. */
  name?: string
  /** The text; without it, the text is found in the page: see `textOfCode`. */
  text?: string
  /** The address that answers with the text. */
  source?: string
  label?: string
}

type Result = 'copied' | 'failed'

/** How long the button says that it worked. */
const SHOWN_MS = 1600

/** Copies a text, what an address answers, or the code of the block that it stands in, and says so. */
export function CopyButton({ name, text, source, label = 'Copy' }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    const copied = await copyText(source ? textAt(source) : (text ?? textOfCode(button)))
    setResult(copied ? 'copied' : 'failed')
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.copy}
      data-done={result === 'copied' ? '' : undefined}
      aria-label={name}
      onClick={copy}
    >
      <Icon name={result === 'copied' ? 'check' : 'copy'} />
      <span>{result === 'copied' ? 'Copied' : result === 'failed' ? 'Not copied' : label}</span>
      <output className="visually-hidden">
        {result === 'copied' ? 'Copied to the clipboard' : result === 'failed' ? 'It could not be copied' : ''}
      </output>
    </button>
  )
}

async function textAt(source: string): Promise<string> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source} was answered ${response.status}`)
  return response.text()
}

// The code is in the page already; a copy of it in the island's props would double its weight.
function textOfCode(button: RefObject<HTMLButtonElement | null>): string {
  const block = button.current?.closest('[data-code]')
  const panel = block?.querySelector('[data-panel][data-selected]') ?? block
  const lines = panel?.querySelectorAll('[data-line]:not([data-skip])') ?? []
  return Array.from(lines, (line) => line.textContent ?? '').join('\n')
}
