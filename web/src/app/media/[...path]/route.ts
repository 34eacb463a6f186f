import { env } from '../../../env.ts'
import { parseMediaPath, parseTransform } from '../../../features/media/media-path.ts'
import { mediaHeaders, mediaRefusal } from '../../../features/media/media-response.ts'
import { mediaSource } from '../../../features/media/media-source.ts'

const TIMEOUT_MS = 15_000

type Context = { params: Promise<{ path: string[] }> }

/** Images and files of the content source, from the portal's own origin: readers' browsers ask no other host. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const media = parseMediaPath((await params).path)
  const transform = media && parseTransform(media, new URL(request.url).searchParams)
  if (!media || !transform) return mediaRefusal(404, 'No such file')
  try {
    const upstream = await fetch(mediaSource(env.source, media, transform), {
      cache: 'no-store',
      redirect: 'error',
      headers: { accept: request.headers.get('accept') ?? '*/*' },
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (upstream.status === 404 || upstream.status === 400) return mediaRefusal(404, 'No such file')
    if (!upstream.ok || !upstream.body) return mediaRefusal(502, 'The content source did not give the file')
    return new Response(upstream.body, { headers: mediaHeaders(media, upstream.headers.get('content-type')) })
  } catch {
    return mediaRefusal(502, 'The content source did not answer')
  }
}
