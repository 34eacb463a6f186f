import { currentConnection, isFrugal } from '../../../lib/connection.ts'

/**
 * Has the browser fetch what a takeover loads, at its own leisure and without running it, so that the first press waits
 * for no megabyte. Nothing of it for who pays for every byte.
 */
export async function prefetchScalar(): Promise<void> {
  if (isFrugal(currentConnection()) || matchMedia('(prefers-reduced-data: reduce)').matches) return
  const response = await fetch('/api/reference/files')
  const files: unknown = response.ok ? await response.json() : []
  if (!Array.isArray(files)) return
  for (const file of files) document.head.append(linkTo(String(file)))
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = file.endsWith('.css') ? 'style' : 'script'
  link.href = file
  return link
}
