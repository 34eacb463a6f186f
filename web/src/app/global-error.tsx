'use client'
import '../styles/layers.css'
import '../styles/reset.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/labels.css'
import '../styles/notes.css'
import { CrashNotice, type CrashProps } from '../ui/crash-notice.client.tsx'

/** Stands in for the whole document when the shell itself crashed. */
export default function GlobalError(props: CrashProps) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <title>This page crashed</title>
        <main className="wrap">
          <CrashNotice {...props} />
        </main>
      </body>
    </html>
  )
}
