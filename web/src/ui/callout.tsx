import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type Tone = 'note' | 'tip' | 'warning' | 'danger'

const TONES: Readonly<Record<Tone, { icon: IconName; name: string }>> = {
  note: { icon: 'note', name: 'Note' },
  tip: { icon: 'tip', name: 'Tip' },
  warning: { icon: 'warn', name: 'Warning' },
  danger: { icon: 'bad', name: 'Danger' },
}

type CalloutProps = {
  tone: Tone
  title?: string | undefined
  /** Whether a screen reader says it as soon as it appears. */
  announce?: boolean
  children: ReactNode
}

/** A remark beside the text. It always has a title, so that its colour is never alone. */
export function Callout({ tone, title, announce = false, children }: CalloutProps) {
  const { icon, name } = TONES[tone] ?? TONES.note
  return (
    <div
      className={`ui-callout ui-callout-${Object.hasOwn(TONES, tone) ? tone : 'note'}`}
      role={announce ? 'alert' : 'note'}
    >
      <Icon name={icon} />
      <strong>
        <span className="visually-hidden">{title ? `${name}: ` : ''}</span>
        {title || name}
      </strong>
      {children}
    </div>
  )
}
