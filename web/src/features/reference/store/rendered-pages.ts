import { join } from 'node:path'
import type { Outline, PageSlug } from '../description/outline.ts'
import type { RenderedPage, RenderRequest } from '../render/protocol.ts'
import { readText, storeFolder, writeText } from './folder.ts'

/** Everything about one rendering of a description, by the digest of what it was made from. */
export type RenderingKey = string

const folderOf = (key: RenderingKey) => join(storeFolder(), key)
// A slug holds small letters, digits, hyphens and at most one slash.
const nameOf = (slug: PageSlug) => `page-${slug.replaceAll('/', '~')}`
const KEY = /^[\da-f]{32}$/

export async function storeRequest(key: RenderingKey, request: RenderRequest): Promise<void> {
  await writeText(folderOf(key), 'request', JSON.stringify(request))
}

export async function storedRequest(key: RenderingKey): Promise<RenderRequest | undefined> {
  const text = KEY.test(key) ? await readText(folderOf(key), 'request') : undefined
  return text === undefined ? undefined : JSON.parse(text)
}

/** Written when every page has been. */
export async function storeOutline(key: RenderingKey, outline: Outline): Promise<void> {
  await writeText(folderOf(key), 'outline', JSON.stringify(outline))
}

/** The outline of a rendering that is complete. */
export async function storedOutline(key: RenderingKey): Promise<Outline | undefined> {
  const text = await readText(folderOf(key), 'outline')
  return text === undefined ? undefined : JSON.parse(text)
}

export async function storePage(key: RenderingKey, page: RenderedPage): Promise<void> {
  const { configuration, ...rest } = page
  await writeText(folderOf(key), `${nameOf(page.slug)}.configuration`, configuration)
  await writeText(folderOf(key), nameOf(page.slug), JSON.stringify(rest))
}

/** A page without what only the browser's takeover reads. */
export type StoredPage = Omit<RenderedPage, 'configuration'>

export async function storedPage(key: RenderingKey, slug: PageSlug): Promise<StoredPage | undefined> {
  const text = await readText(folderOf(key), nameOf(slug))
  return text === undefined ? undefined : JSON.parse(text)
}

/** What the browser takes a page over from. */
export async function storedConfiguration(key: string, slug: string): Promise<string | undefined> {
  if (!KEY.test(key) || !/^(?:[a-z\d-]+(?:\/[a-z\d-]+)?)?$/.test(slug)) return undefined
  return readText(folderOf(key), `${nameOf(slug)}.configuration`)
}
