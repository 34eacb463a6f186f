'use client'

const focusMain = () => document.getElementById('main')?.focus()

/** The first thing Tab reaches. It works as a plain link; the script moves the focus in every browser. */
export function SkipLink() {
  return (
    <a className="ui-skip" href="#main" onClick={focusMain}>
      Skip to main content
    </a>
  )
}
