/** How the preview beside the form stands. */
type Frame = {
  /** Where the Studio is open, and what it frames. */
  studioUrl: string
  portalUrl: string
  isConnected: boolean
  /** Whether the portal has had the time that it may take. */
  isOverdue: boolean
}

const HERE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Why no preview shows, in words that say what to do; nothing while it shows or may still come. */
export function frameProblem({ studioUrl, portalUrl, isConnected, isOverdue }: Frame): string | undefined {
  if (isConnected) return undefined
  const studio = new URL(studioUrl)
  const portal = new URL(portalUrl)
  if (studio.protocol === 'https:' && portal.protocol === 'http:' && !HERE.has(portal.hostname))
    return `The Studio is open over https and the portal, ${portal.origin}, over http: browsers refuse to show one inside the other. Serve both over https, or both over http.`
  if (!isOverdue) return undefined
  return `The portal, ${portal.origin}, does not answer in this frame. Is it running, and does it allow to be framed by ${studio.origin} (its STUDIO_URL)? The console of the browser names what it refused.`
}
