import { env } from '../../../env.ts'
import { createLastGood } from '../../../lib/last-good.ts'
import { markdownOf } from '../../markdown-of.ts'
import { notReady, textResponse } from '../../text-response.ts'

type Context = { params: Promise<{ path?: string[] }> }

const lastGood = createLastGood<string>(300)

/** A page as Markdown. The proxy leads here from the page's address with `.md` behind it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = `/${((await params).path ?? []).map(decodeURIComponent).join('/')}`
  try {
    const text = await lastGood(path, () => markdownOf(path))
    if (text === undefined)
      return new Response('There is no page here.\n', { status: 404, headers: { 'cache-control': 'no-store' } })
    const link = `<${env.webUrl}${encodeURI(path)}>; rel="canonical"`
    return textResponse(request, text, 'text/markdown', { link, 'x-robots-tag': 'noindex' })
  } catch (error) {
    return notReady(error)
  }
}
