const REMOTE_SCRIPT = /<script\b[^>]*\bsrc="https?:[^>]*>\s*<\/script>\s*/g
const REMOTE_FONT = /@font-face\s*\{[^}]*url\(["']?https?:[^}]*\}\s*/g

/**
 * Takes out of a built page what it loads from a vendor's hosts: the bridge to a dashboard that the embedded Studio is
 * no part of, and fonts, for which the system's stand in.
 */
export const withoutRemoteParts = (html: string) => withoutRemoteFonts(html.replaceAll(REMOTE_SCRIPT, ''))

export const withoutRemoteFonts = (css: string) => css.replaceAll(REMOTE_FONT, '')
