import { RECORD_KINDS, type RecordKind, type RecordSection, type SearchRecord } from '../../lib/search-record.ts'
import type { Hit, HitGroup } from './answer.ts'
import type { Definitions } from './definitions.ts'
import { countEach, createMarker, type Marker } from './mark.ts'
import type { Found } from './search-index.ts'

type Grouping = { mostInGroup: number; wantsOld: boolean; definitions: Definitions }

/** The best results of a kind, and the best of those that are deprecated, no more of each than are shown. */
type Best = { current: Found[]; old: Found[] }

type Shown = { definitions: Definitions; markerOf: (sought: readonly string[]) => Marker }

/** What of a group is kept for what is deprecated, which comes last. */
const OLD_SHARE = 0.4

/** The best of each kind. What is deprecated comes after what is not, unless it was asked for. */
export function groupHits(results: readonly Found[], { mostInGroup, wantsOld, definitions }: Grouping): HitGroup[] {
  const shared = { definitions, markerOf: createMarkers() }
  const hits = (found: readonly Found[], most: number) =>
    found
      .slice(0, most)
      .flatMap((one, rank) => hitsOf(one, rank, shared))
      .slice(0, most)
  const best = bestOfEach(results, mostInGroup, wantsOld)
  return RECORD_KINDS.flatMap((kind) => {
    const { current, old } = best[kind]
    const kept = Math.min(old.length, Math.max(Math.floor(mostInGroup * OLD_SHARE), mostInGroup - current.length))
    const shown = [...hits(current, mostInGroup - kept), ...hits(old, kept)]
    return shown.length > 0 ? [{ kind, hits: shown }] : []
  }).toSorted((a, b) => rankOf(b, results) - rankOf(a, results))
}

const none = (): Best => ({ current: [], old: [] })

// In one go: a word may stand in each of thousands of guides.
function bestOfEach(results: readonly Found[], most: number, wantsOld: boolean): Record<RecordKind, Best> {
  const best = { guide: none(), operation: none(), field: none(), error: none(), provider: none() }
  for (const found of results) {
    const { kind, deprecated } = found.record
    const list = best[kind][deprecated && !wantsOld ? 'old' : 'current']
    if (list.length < most) list.push(found)
  }
  return best
}

// Most results are found by the same words.
function createMarkers(): Shown['markerOf'] {
  const markers = new Map<string, Marker>()
  return (sought) => {
    const key = sought.join(' ')
    const marker = markers.get(key) ?? createMarker(sought)
    markers.set(key, marker)
    return marker
  }
}

// A group that holds a name exactly as it was typed stands above the guides that mention it.
function rankOf({ kind }: HitGroup, results: readonly Found[]): number {
  const best = results[0]
  return best?.record.kind === kind && kind !== 'guide' && best.score > 2 * bestOf('guide', results) ? 1 : 0
}

function bestOf(kind: SearchRecord['kind'], results: readonly Found[]): number {
  return results.find(({ record }) => record.kind === kind)?.score ?? 0
}

function hitsOf(found: Found, rank: number, { definitions, markerOf }: Shown): Hit[] {
  const { record } = found
  const sought = soughtOf(found.wanted, found.terms)
  const marker = markerOf(sought)
  if (record.kind === 'guide') return guideHits(record, sought, marker, rank)
  const place = record.kind === 'error' ? definitions.placeOf(record.title, record.context) : undefined
  const href = place ? hrefOf(place.record, place.section) : record.href
  return [hit(record, { href, title: record.title, text: record.text }, marker)]
}

// The sections of a guide in which most of what was looked for stands; the best guides may show two.
function guideHits(record: SearchRecord, sought: readonly string[], marker: Marker, rank: number): Hit[] {
  const scored = record.sections
    .map((section) => ({ section, score: scoreOf(section, sought) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const inTitle = countEach(record.title, sought).every((count) => count > 0)
  const shown = scored.filter(({ score }, index) => index === 0 || (index === 1 && rank < 3 && score > 0.6 * best))
  const own = () => hit(record, { href: record.href, title: record.title, text: record.text }, marker)
  const sections = shown.map(({ section }) => {
    const title = section.title ? `${record.title}: ${section.title}` : record.title
    return hit(record, { href: hrefOf(record, section), title, text: section.text }, marker)
  })
  const [first] = sections
  if (!first) return [own()]
  return inTitle && first.href !== record.href ? [own(), first] : sections
}

// The words of the query where the record has them, what they are taken for where it has not.
function soughtOf(wanted: readonly string[], terms: readonly string[]): string[] {
  const asTyped = wanted.filter((word) => terms.some((term) => term.startsWith(word)))
  const alike = terms.filter((term) => !asTyped.some((word) => term.startsWith(word)))
  return [...new Set([...asTyped, ...alike])]
}

function scoreOf({ title, defines, text }: RecordSection, terms: readonly string[]): number {
  const inTitle = countEach(title, terms)
  const inNames = countEach(defines.join(' '), terms)
  const inText = countEach(text, terms)
  const having = (...counts: number[][]) => terms.filter((_, at) => counts.some((count) => (count[at] ?? 0) > 0)).length
  const total = inText.reduce((sum, count) => sum + count, 0)
  return 8 * having(inTitle, inNames, inText) + 9 * having(inTitle) + 5 * having(inNames) + Math.min(6, total)
}

type Told = { href: string; title: string; text: string }

function hit(record: SearchRecord, { href, title, text }: Told, { mark, excerpt }: Marker): Hit {
  return {
    href,
    title: mark(title),
    context: mark(joined(record.context, excerpt(text))),
    ...(record.method && { method: record.method }),
    ...(record.deprecated && { deprecated: true }),
    ...(record.label && { label: record.label }),
  }
}

function hrefOf(record: SearchRecord, { anchor }: RecordSection): string {
  return anchor ? `${record.href}#${anchor}` : record.href
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ')
}
