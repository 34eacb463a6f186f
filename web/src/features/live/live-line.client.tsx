'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { followPublications } from './follow-publications.ts'
import { KeepPlace } from './keep-place.client.tsx'

/** Has the page rendered anew, in place, when what it shows has been published. */
export function LiveLine() {
  const router = useRouter()
  const [isRendering, startTransition] = useTransition()
  useEffect(() => followPublications(() => startTransition(() => router.refresh())), [router])
  return <KeepPlace isRendering={isRendering} />
}
