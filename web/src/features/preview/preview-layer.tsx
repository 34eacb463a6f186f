import { draftMode } from 'next/headers'
import { env } from '../../env.ts'
import { currentPreview } from '../../sanity/preview.ts'
import { PreviewTools } from './preview-tools.client.tsx'

/** What a preview adds to a page; nothing for readers. */
export async function PreviewLayer() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const preview = await currentPreview()
  return <PreviewTools kind={preview?.kind ?? 'ended'} until={preview?.until} studioUrl={env.studioUrl} />
}
