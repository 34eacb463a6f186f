import type { Outline, PageSlug } from '../description/outline.ts'

/** What the renderer is asked for: a description, and how its pages stand on the portal. */
export type RenderRequest = {
  /** The description, as JSON or YAML. */
  text: string
  /** The path of the reference, to which the pages link. */
  path: string
  /** The groups to show, by name; empty: all. */
  groups: readonly string[]
  /** In place of the description's own; empty: those. */
  servers: readonly { url: string; description?: string | undefined }[]
}

/** A rendered page. */
export type RenderedPage = {
  slug: PageSlug
  markup: string
  css: string
  /** What the browser takes over from: a `TakeoverPage` as JSON. */
  configuration: string
  /** Anchors of the operations on it. */
  anchors: readonly string[]
}

/** What the worker says, in this order: the outline, each page, and the end; or at any time that it gives up. */
export type RenderMessage =
  | { type: 'outline'; outline: Outline }
  | { type: 'page'; page: RenderedPage }
  | { type: 'done' }
  | { type: 'refused'; reason: string }
