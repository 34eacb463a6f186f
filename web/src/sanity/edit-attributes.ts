import 'server-only'
import { env } from '../env.ts'
import { currentPreview } from './preview.ts'

/** The attribute that has a click on an element open a field in the Studio; nothing outside of the Studio's preview. */
export async function editAttributes(id: string, type: string, path: string): Promise<{ 'data-sanity'?: string }> {
  const preview = await currentPreview()
  if (preview?.kind !== 'studio' || !env.studioUrl) return {}
  return { 'data-sanity': `id=${id};type=${type};path=${path};base=${encodeURIComponent(env.studioUrl)}` }
}
