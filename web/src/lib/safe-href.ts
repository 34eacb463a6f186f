// Browsers drop these anywhere in an address, so `java\tscript:` is one they would follow.
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const IGNORED = /[\u0000-\u001F\u007F\u200B-\u200D\u2060\uFEFF]/g

/** An address that may stand in a link, or undefined: http(s), mail, telephone, or a place on this site. */
export function safeHref(typed: string | null | undefined): string | undefined {
  const href = (typed ?? '').replace(IGNORED, '').trim()
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]/i.test(href)) return href
  if (/^[/?#]/.test(href) && !/^\/[/\\]/.test(href)) return href
  return undefined
}
