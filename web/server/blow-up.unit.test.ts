import { expect, test } from 'vitest'
import { parseMediaPath } from '../src/features/media/media-path.ts'
import { pastedCode } from '../src/features/search/pasted-error.ts'
import { indexTerms, queryWords } from '../src/features/search/terms.ts'
import { canonicalPath } from '../src/lib/canonical-path.ts'
import { localPath } from '../src/lib/local-path.ts'
import { redirectMap } from '../src/lib/redirect-map.ts'
import { safeHref } from '../src/lib/safe-href.ts'
import { chooseCoding } from './encodings.ts'
import { decodable, isProper } from './scrub.ts'
import { isDraft } from './variant.ts'

/** As long as the head of a request may be. */
const LENGTH = 16 * 1024
/** What takes a regular expression quadratic time takes longer; what takes linear time, far less on any machine. */
const MOST_MS = 200

const ofLength = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)
/** A run that the end of the text disappoints, so that a pattern is tempted to try again from each place in it. */
const repeated = (part: string) => [
  ofLength(part),
  `/${ofLength(part)}\u0001`,
  `a${ofLength(part)}a`,
  `//${ofLength(part)}`,
]

const TEXTS = [
  ...[' ', '\t', '\n', '/', '\\', '_', '.', '#', '?', ';', ',', '0', 'a', 'A', '%', '<', '&'].flatMap(repeated),
  ...[
    '/index.html',
    '/index.html/',
    '/.',
    '/../',
    '/%2f',
    'a/',
    'br',
    'br ',
    'br;q=0.',
    'br ;q=0,',
    'gzip;q=0 ',
  ].flatMap(repeated),
  ...[
    '; ',
    ';__prerender_bypass',
    ';portal-preview ',
    'a_',
    '_a',
    'aB',
    'ABc',
    'é',
    '"error":"',
    'a ',
    '{"a":',
  ].flatMap(repeated),
  ...['javascript:', 'https://', '\u200B', 'mailto:\u0000', 'utm_a', 'utm_a&'].flatMap(repeated),
  ...['br', 'gzip'].map((coding) => `${coding}${ofLength(' ')}x`),
  ...['br', 'gzip'].map((coding) => `${coding};q=0.${ofLength('0')}1`),
  // No word is said twice.
  Array.from({ length: LENGTH / 4 }, (_, at) => at.toString(36)).join(' '),
]

type Reads = (text: string) => unknown
const READERS: Readonly<Record<string, Reads>> = {
  chooseCoding,
  isDraft: (cookie) => isDraft({ cookie }),
  isProper,
  decodable,
  canonicalPath,
  localPath,
  safeHref,
  parseMediaPath: (file) => parseMediaPath(['images', file]),
  'redirectMap, from': (from) => redirectMap([{ from, to: '/a', permanent: true }], () => false),
  'redirectMap, to': (to) => redirectMap([{ from: '/a', to, permanent: true }], () => false),
  queryWords,
  indexTerms,
  pastedCode: (text) => pastedCode(`{${text}`, () => false),
}

test.each(Object.entries(READERS))('Q3 no text of 16 kB keeps %s busy', (_, read) => {
  const slow = TEXTS.flatMap((text) => {
    const took = timed(read, text)
    return took < MOST_MS ? [] : [`${JSON.stringify(text.slice(0, 30))}…: ${took.toFixed(0)} ms`]
  })
  expect(slow).toEqual([])
})

// The best of some: a busy machine takes a process away from its work at times, a blow-up is there each time.
function timed(read: Reads, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && best >= MOST_MS; tries += 1) {
    const since = performance.now()
    read(text)
    best = Math.min(best, performance.now() - since)
  }
  return best
}
