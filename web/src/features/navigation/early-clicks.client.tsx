'use client'
import { useEffect, useLayoutEffect } from 'react'

/** Once the page answers by itself, gives it the presses on buttons that came before. */
export function EarlyClicks() {
  useLayoutEffect(() => globalThis.earlyClicks?.stop(), [])
  useEffect(() => globalThis.earlyClicks?.replay(), [])
  return null
}
