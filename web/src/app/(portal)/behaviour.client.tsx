'use client'
import { EarlyClicks } from '../../features/navigation/early-clicks.client.tsx'
import { FollowLinks } from '../../features/navigation/follow-links.client.tsx'
import { ScrollManager } from '../../features/navigation/scroll-manager.client.tsx'
import { CopyOnPress } from '../../ui/copy-on-press.client.tsx'

/** What makes the markup of every page answer: links, the history, what copies, and presses that came early. */
export function Behaviour() {
  return (
    <>
      <ScrollManager />
      <FollowLinks />
      <CopyOnPress />
      <EarlyClicks />
    </>
  )
}
