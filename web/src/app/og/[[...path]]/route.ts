import { loadNavbar } from '../../../features/navbar/navbar.query.ts'
import { shareImage } from '../../../features/share-image/share-image.tsx'
import { shareTextOf } from '../../share-text-of.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ path?: string[] }> }

const LONGEST = 300

/**
 * The picture of a page, at `/og` + its path + `.png`. What it says comes from the content alone, and only for a page
 * that there is: nobody has the portal draw words of their own.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const parts = (await params).path ?? []
  const path = `/${parts.join('/')}`.replace(/(?:^\/index)?\.png$/, '') || '/'
  const text = path.length > LONGEST ? undefined : await shareTextOf(path)
  if (!text) return new Response('There is no such page.\n', { status: 404, headers: { 'cache-control': 'no-store' } })
  const { brand } = await loadNavbar()
  return new Response(await shareImage({ ...text, brand }), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}
