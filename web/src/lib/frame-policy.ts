/**
 * Who may show a page of the portal inside a page of their own: nobody, but for the Studio, which shows previews beside
 * its forms. A directive of the Content-Security-Policy.
 */
export function frameAncestors(isStudioPreview: boolean, studioUrl: string | undefined): string {
  const studio = studioUrl && URL.canParse(studioUrl) ? new URL(studioUrl).origin : undefined
  return `frame-ancestors ${isStudioPreview && studio ? studio : "'none'"}`
}
