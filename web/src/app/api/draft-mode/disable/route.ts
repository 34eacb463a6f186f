import { goTo, refusePreview } from '../../../../features/preview/answers.ts'
import { endPreview } from '../../../../features/preview/start-preview.ts'
import { localPath } from '../../../../lib/local-path.ts'

/** Ends the preview of this browser and goes on to a page of this site. */
export async function GET(request: Request): Promise<Response> {
  const target = localPath(new URL(request.url).searchParams.get('redirect') ?? '/')
  if (target === undefined) return refusePreview(400, 'The path is none of this site.')
  await endPreview(request)
  return goTo(target)
}
