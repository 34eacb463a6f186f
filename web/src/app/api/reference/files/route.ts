import { takeoverFiles } from '../../../../features/reference/load/takeover-files.ts'

export const dynamic = 'force-dynamic'

/** What a page of a reference may prefetch: the scripts and styles with which Scalar takes it over. */
export async function GET(): Promise<Response> {
  return Response.json(await takeoverFiles(), { headers: { 'cache-control': 'public, max-age=300' } })
}
