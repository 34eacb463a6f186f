import { createHash } from 'node:crypto'

/** When the reading of content for an answer began, by the mark in its first tag; undefined for what bears none. */
export function renderedAt(body: string): number | undefined {
  const at = /data-rendered-at="(\d+)"/.exec(body.slice(0, 4096))?.[1]
  return at === undefined ? undefined : Number(at)
}

/** What tells two renderings of a page apart, other than their time. */
export function lookOf(status: number, location: string | null | undefined, body: string): string {
  const at = renderedAt(body)
  const timeless = at === undefined ? body : body.replaceAll(String(at), '')
  return createHash('sha1')
    .update(`${status} ${location ?? ''} ${timeless}`)
    .digest('base64')
}
