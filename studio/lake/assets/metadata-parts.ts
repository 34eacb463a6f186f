import { badRequest } from '../errors.ts'

/** What an upload may ask to be told of an image beside its size and whether it is opaque. */
const PARTS = ['lqip', 'blurhash', 'palette', 'thumbhash', 'exif', 'image', 'location'] as const
export type MetadataPart = (typeof PARTS)[number]

const BY_DEFAULT: readonly MetadataPart[] = ['lqip', 'blurhash', 'palette']

/**
 * The parts that `meta=` names, once each or by commas: those and no others, or the service's own choice without it.
 *
 * @throws ApiError 400 for one that doesn't exist
 */
export function metadataParts(query: URLSearchParams): ReadonlySet<MetadataPart> {
  const named = query.getAll('meta').flatMap((value) => value.split(','))
  if (named.length === 0) return new Set(BY_DEFAULT)
  const parts = named
    .filter((name) => name !== 'none')
    .map((name) => {
      const part = PARTS.find((each) => each === name)
      if (part) return part
      throw badRequest(`meta names "${name.slice(0, 50)}": it may be ${PARTS.join(', ')} or none`)
    })
  return new Set(parts)
}
