'use client'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { chooseVersion, type DocsVersion } from './docs-version.ts'

type VersionListProps = { versions: readonly DocsVersion[]; current: DocsVersion; className: string }

/** The versions as links to their main documents, folded under the one being read. A choice is kept for later visits. */
export function VersionList({ versions, current, className }: VersionListProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)

  // It may have been unfolded before the script came.
  useEffect(() => setOpen(fold.current?.open ?? false), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The menu around it stays open.
      event.stopPropagation()
      setOpen(false)
      fold.current?.querySelector('summary')?.focus()
    }
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !fold.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [open])

  return (
    <details ref={fold} className={className} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="visually-hidden">Documentation version: </span>
        {current.label} <small>{current.version}</small>
        <Icon name="down" />
      </summary>
      <ul>
        {versions.map(({ name, label, version, main }) => (
          <li key={name}>
            <a
              href={main}
              aria-current={name === current.name ? 'true' : undefined}
              onClick={() => {
                chooseVersion(name)
                setOpen(false)
              }}
            >
              {label} <small>{version}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
