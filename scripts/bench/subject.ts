/** A site that is measured: the portal, or a peer that shows the same content. */
export type Subject = {
  name: string
  version: string
  /** Scheme, host and port, without a slash. */
  origin: string
  /** Paths of the pages measured, by kind. A peer has guides alone. */
  pages: Readonly<Record<string, string>>
  /** Matches links inside the text of a guide, for the navigation. */
  links: string
  search?: SearchControls
}

/** How a reader searches: what opens the dialog (nothing when the field is always there), its field, a result. */
export type SearchControls = { open?: string; input: string; result: string }
