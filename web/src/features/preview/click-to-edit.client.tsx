'use client'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

/**
 * Has a click on a text open its field in the Studio, and shows each edit as soon as it is saved as a draft. While a
 * rendering is under way, edits wait for the next one together.
 */
export function ClickToEdit() {
  const router = useRouter()
  const [isRendering, startTransition] = useTransition()
  const waiting = useRef(false)

  const render = useCallback(() => startTransition(() => router.refresh()), [router])
  const refresh = useCallback(() => {
    if (isRendering) waiting.current = true
    else render()
    return Promise.resolve()
  }, [isRendering, render])
  useEffect(() => {
    if (isRendering || !waiting.current) return
    waiting.current = false
    render()
  }, [isRendering, render])

  // What was saved between the rendering of the page and now told nobody.
  useEffect(render, [render])

  return <VisualEditing refresh={refresh} />
}
