'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { followPublications } from './follow-publications.ts'
import { KeepPlace } from './keep-place.client.tsx'
import { whenIdle } from './when-idle.ts'

/** Has an open page rendered anew, in place, when what it shows has been published. It begins when all is quiet. */
export function LiveLine() {
  const router = useRouter()
  const [isRendering, startTransition] = useTransition()
  useEffect(() => whenIdle(() => followPublications(() => startTransition(() => router.refresh()))), [router])
  return <KeepPlace isRendering={isRendering} />
}
