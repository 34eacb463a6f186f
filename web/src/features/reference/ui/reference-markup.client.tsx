'use client'
import { useEffect } from 'react'
import { takeMarkup } from './markup-store.ts'
import { REFERENCE_ID } from './reference-id.ts'

type ReferenceMarkupProps = {
  /** Under which the server holds the markup. */
  name: string
}

/** Scalar's markup, printed by the server and left alone in the browser. */
export function ReferenceMarkup({ name }: ReferenceMarkupProps) {
  const { markup, css } = takeMarkup(name)
  useEffect(() => {
    // Reached without loading a document, which no link here does: the markup comes with the document only.
    if (!document.getElementById(REFERENCE_ID)?.firstElementChild) window.location.reload()
  }, [])
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      <div id={REFERENCE_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  )
}
