'use client'
import { useSyncExternalStore } from 'react'
import { copyrightYears } from './copyright.ts'

type CopyrightYearsProps = { start: number; rendered: string }

// The year is looked at once a page view; nobody waits for New Year in an open tab.
const never = () => () => undefined

/**
 * The copyright years. The HTML holds those of the day it was rendered; a page from before New Year is put right here,
 * in the reader's own time zone, with nobody building anything.
 */
export function CopyrightYears({ start, rendered }: CopyrightYearsProps) {
  return useSyncExternalStore(
    never,
    () => copyrightYears(start, new Date()),
    () => rendered,
  )
}
