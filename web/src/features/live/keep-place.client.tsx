'use client'
import { Component } from 'react'

type Place = { element: Element; top: number }

/**
 * Keeps what the reader sees where it is when the page is rendered anew around it: what was added or taken away above
 * moves the scroll position instead. A class, since only a class hears of a commit just before it.
 */
export class KeepPlace extends Component<{ isRendering: boolean }> {
  override getSnapshotBeforeUpdate(): Place[] {
    return window.scrollY > 0 ? placesInView() : []
  }

  override componentDidUpdate(_props: unknown, _state: unknown, places: Place[]): void {
    const place = places.find(({ element }) => element.isConnected)
    if (!place) return
    const moved = place.element.getBoundingClientRect().top - place.top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  }

  override render() {
    return null
  }
}

const SEEN = 'main :is(h1, h2, h3, h4, p, li, pre, tr, figure)'
const MOST_PLACES = 8

// The first that is in view may be the very one that goes, so some after it are remembered as well.
function placesInView(): Place[] {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const places: Place[] = []
  for (const element of document.querySelectorAll(SEEN)) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom <= bar || top === bottom) continue
    places.push({ element, top })
    if (places.length === MOST_PLACES) break
  }
  return places
}
