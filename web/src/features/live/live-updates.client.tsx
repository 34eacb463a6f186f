'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Has an open page take up what is published while it is read, in place. What does the work comes when all is quiet. */
export function LiveUpdates() {
  const [Line, setLine] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(() => {
        // Without it the page is what it was when it was loaded.
        import('./live-line.client.tsx').then(
          ({ LiveLine }) => setLine(() => LiveLine),
          () => {},
        )
      }),
    [],
  )
  return Line && <Line />
}
