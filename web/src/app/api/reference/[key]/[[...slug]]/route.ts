import { env } from '../../../../../env.ts'
import { ORIGIN_PLACE } from '../../../../../features/reference/render/places.ts'
import { storedConfiguration } from '../../../../../features/reference/store/rendered-pages.ts'

type Context = { params: Promise<{ key: string; slug?: string[] }> }

/** What the browser takes a page of a reference over from. The key names the content: it never changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { key, slug = [] } = await params
  const configuration = await storedConfiguration(key, slug.join('/'))
  if (configuration === undefined) return Response.json({ error: 'No such page of a reference' }, { status: 404 })
  return new Response(configuration.replaceAll(ORIGIN_PLACE, env.webUrl), {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
