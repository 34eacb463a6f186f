import { seal, unseal } from '../../lib/sealed.ts'

const PURPOSE = 'preview-link'

/** The path of this site that opens a shared preview. */
export function previewLinkPath(key: string, secret: string): string {
  return `/api/preview/open?link=${seal(secret, PURPOSE, key)}`
}

/** The key in what `previewLinkPath` made; undefined for anything else. */
export function keyOfLink(sealed: string | null, secret: string): string | undefined {
  const key = sealed && sealed.length < 500 ? unseal(secret, PURPOSE, sealed) : undefined
  return typeof key === 'string' ? key : undefined
}
