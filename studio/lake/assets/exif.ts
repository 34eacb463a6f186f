import readExif from 'exif-reader'
import type { MetadataPart } from './metadata-parts.ts'

const LONGEST_TEXT = 1_000
const LONGEST_LIST = 16
/** A name that a document may have; a number stands for a tag that is in no standard. */
const NAME = /^[A-Z][A-Za-z0-9]*$/
/** Where to look on in the file, what a program wrote in a language of its own, and every place. */
const LEFT_OUT = /^(?:GPS.*|.*Tag|XMLPacket|MakerNote|IPTCNAA|ImageResources|InterColorProfile)$/

type Tags = Readonly<Record<string, unknown>>

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT).trim() || undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
  if (!Array.isArray(value) || value.length > LONGEST_LIST) return undefined
  return value.every((each) => typeof each === 'number' && Number.isFinite(each)) ? value : undefined
}

function known(_type: string, tags: Tags | undefined | null) {
  if (!tags) return undefined
  const kept = Object.entries(tags)
    .map(([name, value]) => [name, plain(value)] as const)
    .filter(([name, value]) => value !== undefined && NAME.test(name) && !LEFT_OUT.test(name))
  return kept.length > 0 ? { _type, ...Object.fromEntries(kept) } : undefined
}

/** What a camera wrote into a photo: about the exposure, and about itself. Never where it was. */
export function cameraFacts(bytes: Buffer | undefined, parts: ReadonlySet<MetadataPart>) {
  if (!bytes || !(parts.has('exif') || parts.has('image'))) return {}
  const found = read(bytes)
  const exif = parts.has('exif') && known('sanity.imageExifMetadata', found?.Photo)
  const image = parts.has('image') && known('sanity.imageExifTags', found?.Image)
  return { ...(exif && { exif }), ...(image && { image }) }
}

/** Cameras and programs write it wrongly often enough; the picture is as good without. */
function read(bytes: Buffer) {
  try {
    return readExif(bytes)
  } catch {
    return undefined
  }
}
