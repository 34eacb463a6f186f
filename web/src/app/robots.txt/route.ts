import { env } from '../../env.ts'
import { textResponse } from '../text-response.ts'

export const dynamic = 'force-dynamic'

/** `/robots.txt`: everything may be read but what answers programs, and what only repeats. */
export function GET(request: Request): Response {
  const text = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /sandbox/
Disallow: /search
Disallow: /dev-portal/

Sitemap: ${env.webUrl}/sitemap.xml
`
  return textResponse(request, text, 'text/plain')
}
