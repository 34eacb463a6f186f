import type { ReactNode } from 'react'

type ScrollRegionProps = {
  /** What is in it, for a reader who doesn't see it. */
  name: string
  className?: string | undefined
  /** Markup that our server drew, in place of children. */
  html?: string
  children?: ReactNode
}

/** Content that may be wider than the text and scrolls by itself: the keyboard must reach it to scroll it. */
export function ScrollRegion({ name, className, html, children }: ScrollRegionProps) {
  const drawn = html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- no other way to scroll it by keyboard; a group of form fields it is not
    <div className={className} role="group" tabIndex={0} aria-label={name} {...drawn}>
      {children}
    </div>
  )
}
