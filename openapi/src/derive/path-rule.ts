/** Which paths of a source stand in a description. */
export type PathRule = 'unprefixed' | 'v3'

/** What is not for readers, and version 3, which has descriptions of its own. */
const EXCLUDED_PREFIXES = new Set(['v3', 'v3-da', '_private', 'admin'])

/** Whether a path is published: `v3` takes the /v3 paths and no other, `unprefixed` all but the excluded prefixes. */
export function isPublished(path: string, rule: PathRule): boolean {
  const [prefix = ''] = path.toLowerCase().split('/').slice(1)
  return rule === 'v3' ? prefix === 'v3' : !EXCLUDED_PREFIXES.has(prefix)
}
