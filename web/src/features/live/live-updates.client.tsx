'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { KeepPlace } from './keep-place.client.tsx'
import { whenIdle } from './when-idle.ts'

/** Has an open page take up what is published while it is read, in place. What does the work comes when all is quiet. */
export function LiveUpdates() {
  const router = useRouter()
  const [isRendering, startTransition] = useTransition()

  useEffect(() => {
    let stop: (() => void) | undefined
    const begin = async () => {
      const { followPublications } = await import('./follow-publications.ts')
      if (stop === ended) return
      stop = followPublications(() => startTransition(() => router.refresh()))
    }
    // Without it the page is what it was when it was loaded.
    const cancel = whenIdle(() => void begin().catch(() => {}))
    return () => {
      cancel()
      stop?.()
      stop = ended
    }
  }, [router])
  return <KeepPlace isRendering={isRendering} />
}

const ended = () => {}
