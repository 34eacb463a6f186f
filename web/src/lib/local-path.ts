const HERE = 'http://here.invalid'

/**
 * A path of this site as it was given, or undefined for whatever a browser could take for another place: another host,
 * a scheme, a backslash, or characters that browsers drop.
 */
export function localPath(given: string | null | undefined): string | undefined {
  if (!given || !/^\/(?![/\\])/.test(given) || /[\\\p{Cc}]/u.test(given)) return undefined
  if (!URL.canParse(given, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(given, HERE)
  // `/.//host` is a path of this site until a browser has tidied it.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
