import { copyText } from '../lib/clipboard.ts'

/** How long a control says that it worked. */
const SHOWN_MS = 1600

const shown = new WeakMap<HTMLElement, { timer: ReturnType<typeof setTimeout>; label: string; icon: string }>()

/** Copies what a control names, and has the control say whether it worked. */
export async function copyFrom(control: HTMLElement): Promise<void> {
  say(control, await copyText(wanted(control)))
}

function wanted(control: HTMLElement): string | Promise<string> {
  const { copy, of = '' } = control.dataset
  if (copy === 'answer') return textAt(of)
  if (copy === 'code') return codeAround(control)
  if (copy === 'text') return of
  const { origin, pathname, search } = window.location
  return origin + pathname + search + (control.getAttribute('href') ?? '')
}

async function textAt(source: string): Promise<string> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source} was answered ${response.status}`)
  return response.text()
}

// The code is in the page already; a copy of it in the control would double its weight.
function codeAround(control: HTMLElement): string {
  const block = control.closest('[data-code]')
  const panel = block?.querySelector('[data-panel][data-selected]') ?? block
  const lines = panel?.querySelectorAll('[data-line]:not([data-skip])') ?? []
  return Array.from(lines, (line) => line.textContent ?? '').join('\n')
}

function say(control: HTMLElement, copied: boolean): void {
  const [icon, words, spoken] = ['use', 'span', 'output'].map((part) => control.querySelector(part))
  const before = shown.get(control)
  clearTimeout(before?.timer)
  const label = before?.label ?? words?.textContent ?? ''
  const drawing = before?.icon ?? icon?.getAttribute('href') ?? ''
  const isLink = control.dataset['copy'] === 'link'
  const write = (result?: 'Copied' | 'Not copied') => {
    control.toggleAttribute('data-done', result === 'Copied')
    icon?.setAttribute('href', result === 'Copied' ? '#i-check' : drawing)
    if (words) words.textContent = result ?? label
    if (spoken) spoken.textContent = result ? SPOKEN[result][isLink ? 'link' : 'text'] : ''
  }
  write(copied ? 'Copied' : 'Not copied')
  const timer = setTimeout(() => {
    shown.delete(control)
    write()
  }, SHOWN_MS)
  shown.set(control, { timer, label, icon: drawing })
}

const SPOKEN = {
  Copied: { link: 'Link copied', text: 'Copied to the clipboard' },
  'Not copied': { link: '', text: 'It could not be copied' },
} as const
