import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { lake, stack } from './stack.ts'

/** The address at which a writer's preview of a path begins, as the Studio makes it; it works for an hour. */
export async function previewAddress(path: string): Promise<string> {
  const { secret } = await createPreviewSecret(lake, 'e2e', stack.studioUrl, 'e2e')
  return `/api/draft-mode/enable?${new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })}`
}

/** Ends all that were made. */
export async function forgetPreviews(): Promise<void> {
  await lake.delete({ query: '*[_type == "sanity.previewUrlSecret"]' })
}
