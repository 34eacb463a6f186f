/** What readers see of a published announcement at a moment. */
export type AnnouncementState = 'Scheduled' | 'Live' | 'Ended'

/** Shown from its start to its end; an open side never limits. */
export function announcementState(startsAt: unknown, endsAt: unknown, now: Date): AnnouncementState {
  if (typeof startsAt === 'string' && Date.parse(startsAt) > now.getTime()) return 'Scheduled'
  if (typeof endsAt === 'string' && Date.parse(endsAt) <= now.getTime()) return 'Ended'
  return 'Live'
}
