'use client'
import { useEffect, useState } from 'react'
import { copyText } from '../../lib/clipboard.ts'
import { Icon } from '../../ui/icon.tsx'

const SHOWN_MS = 1600

/** The link beside a heading: it leads to the heading and copies its address. */
export function HeadingLink({ id, text }: { id: string; text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const { origin, pathname, search } = window.location
    setCopied(await copyText(`${origin}${pathname}${search}#${id}`))
  }
  return (
    <a href={`#${id}`} data-anchor="" aria-label={`Copy the link to this section: ${text}`} onClick={copy}>
      <Icon name={copied ? 'check' : 'link'} />
      <output className="visually-hidden">{copied ? 'Link copied' : ''}</output>
    </a>
  )
}
