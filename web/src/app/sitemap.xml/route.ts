import { env } from '../../env.ts'
import { escapeXml } from '../../lib/xml.ts'
import { paths } from '../../paths.ts'
import { STANDALONE_PATHS } from '../../standalone-paths.ts'
import { catalogue } from '../catalogue.ts'
import { notReady, textResponse } from '../text-response.ts'

export const dynamic = 'force-dynamic'

/** `/sitemap.xml`: every page that is to be found, once, at its canonical address. */
export async function GET(request: Request): Promise<Response> {
  try {
    const content = catalogue()
    await content.ready()
    const entries = [
      ...STANDALONE_PATHS.filter((path) => path !== paths.search()).map((path) => entry(path)),
      ...content.pages().map(({ path, updated }) => entry(path, updated)),
      ...content.references().flatMap(({ path, pages }) => [path, ...pages].map((page) => entry(page))),
    ]
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
    return textResponse(request, xml, 'application/xml')
  } catch (error) {
    return notReady(error)
  }
}

function entry(path: string, updated?: string): string {
  const address = escapeXml(env.webUrl + encodeURI(path === '/' ? '/' : path))
  return `<url><loc>${address}</loc>${updated ? `<lastmod>${escapeXml(updated)}</lastmod>` : ''}</url>`
}
