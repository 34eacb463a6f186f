import { existsSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { announcementState } from '../schemaTypes/fields/announcement-state.ts'
import { collectDocuments } from './documents/collect.ts'
import { docPaths, routes } from './files.ts'
import { imageFiles, imagePath, withAssets } from './images.ts'
import { pathOfPageId } from './markdown/page-id.ts'
import { shapeProblems } from './testing/schema-shape.ts'

const collected = collectDocuments()
// A made-up asset: what a figure looks like once its image is uploaded.
const ASSET = `image-${'0'.repeat(40)}-1440x744-png`
const documents = withAssets(collected, new Map(imageFiles(collected).map((file) => [file, ASSET])))
// Reading every page takes its time on a machine that does much else.
const SLOW = 30_000
const ids = new Set(documents.map(({ _id }) => _id))
const types = [...new Set(documents.map(({ _type }) => _type))]
const ofType = (type: string) => documents.filter(({ _type }) => _type === type)

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item)
  else if (typeof value === 'object' && value !== null) {
    yield Object.fromEntries(Object.entries(value))
    for (const inner of Object.values(value)) yield* objectsIn(inner)
  }
}

describe('the sample content', () => {
  test('B1 ids are unique and hold no dot, which would make a document a draft', () => {
    expect(ids.size).toBe(documents.length)
    expect([...ids].filter((id) => !/^[A-Za-z0-9][\w-]*$/.test(id))).toEqual([])
  })

  test('B1 every reference resolves, and so does every link to a page', () => {
    const dangling = [...objectsIn(documents)].flatMap(({ _ref }) =>
      typeof _ref !== 'string' || _ref === ASSET || ids.has(_ref) ? [] : [_ref],
    )
    expect(dangling).toEqual([])
  })

  test('B1 every documentation path of the portal has a page', () => {
    const written = new Set(ofType('page').map(({ path }) => path))
    expect([...docPaths].filter((path) => !written.has(path))).toEqual([])
  })

  test('B1 references stand after what they refer to, so that a transaction never fails for one', () => {
    const places = new Map(documents.map(({ _id }, at) => [_id, at]))
    const early = documents.flatMap((document, at) =>
      [...objectsIn(document)].flatMap(({ _ref, _weak }) =>
        typeof _ref === 'string' && _ref !== ASSET && !_weak && (places.get(_ref) ?? at) >= at ? [_ref] : [],
      ),
    )
    expect(early).toEqual([])
  })

  test('B1 every page stands at a path of the portal, and its id says so', () => {
    for (const page of ofType('page')) {
      expect(docPaths).toContain(page['path'])
      expect(pathOfPageId(page._id)).toBe(page['path'])
    }
  })

  test('B1 every kind of block is used by some page or snippet', () => {
    const used = new Set([...objectsIn([...ofType('page'), ...ofType('snippet')])].map(({ _type }) => _type))
    const blocks = ['block', 'codeBlock', 'codeGroup', 'callout', 'table', 'figure', 'steps', 'cards', 'collapsible']
    expect([...used]).toEqual(
      expect.arrayContaining([
        ...blocks,
        'apiOperation',
        'snippetReference',
        'diagram',
        'conditional',
        'link',
        'pageLink',
      ]),
    )
  })

  test('B1 objects in arrays have keys that are unique among their siblings', () => {
    const arrays = [...objectsIn(documents)].flatMap((object) =>
      Object.values(object).filter((value) => Array.isArray(value)),
    )
    // One assertion over all arrays: tens of thousands of them take longer than the test may.
    const wrong = arrays.filter((items) => {
      const keys = items.flatMap((item: unknown) =>
        typeof item === 'object' && item && '_key' in item ? [item._key] : [],
      )
      const objects = items.filter((item: unknown) => typeof item === 'object')
      return keys.length !== objects.length || new Set(keys).size !== keys.length
    })
    expect(arrays).not.toEqual([])
    expect(wrong).toEqual([])
  })

  test(
    'B1 collecting again gives the same documents, keys included',
    () => {
      expect(JSON.stringify(collectDocuments())).toBe(JSON.stringify(collected))
    },
    SLOW,
  )

  test('B1 images are there, and small', () => {
    expect(imageFiles(collected)).not.toEqual([])
    for (const file of imageFiles(collected)) {
      expect(existsSync(imagePath(file))).toBe(true)
      expect(statSync(imagePath(file)).size).toBeLessThan(60_000)
    }
  })

  test('B2 the menu holds 158 entries, each below one that exists, and leads to every route', () => {
    const entries = ofType('menuEntry')
    const itemIds = new Set(entries.map(({ itemId }) => String(itemId)))
    expect(entries).toHaveLength(158)
    expect(itemIds.size).toBe(158)
    const orphans = [...itemIds].filter((id) => id.includes('.') && !itemIds.has(id.slice(0, id.lastIndexOf('.'))))
    expect(orphans).toEqual([])
    expect(new Set(entries.flatMap(({ to }) => (to === undefined ? [] : [to])))).toEqual(
      new Set(routes.map(({ path }) => path)),
    )
  })

  test.each(['2026-11-27T00:00:00Z', '2030-06-15T12:00:00Z', '2039-12-31T23:59:59Z'])(
    'B3 one announcement is live, one scheduled and one over at %s',
    (moment) => {
      const states = ofType('announcement').map(({ startsAt, endsAt }) =>
        announcementState(startsAt, endsAt, new Date(moment)),
      )
      expect(states.toSorted()).toEqual(['Ended', 'Live', 'Scheduled'])
    },
  )

  test('B6 forty providers and more of six countries, each with a BIC of its own that belongs to no bank', () => {
    const all = ofType('provider')
    const bics = all.map(({ bic }) => String(bic))
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(bics).size).toBe(all.length)
    expect(bics.filter((bic) => !/^[A-Z]{6}[A-Z]0[A-Z]{3}$/.test(bic))).toEqual([])
    expect(all.filter(({ bic, country }) => String(bic).slice(4, 6) !== country)).toEqual([])
  })

  test.each(['2026-11-27T00:00:00Z', '2026-12-10T12:00:00Z', '2027-01-31T23:59:59Z'])(
    'B6 H4 eight disturbances are planned, under way or over, of every severity, at %s',
    (moment) => {
      const states = ofType('disturbance').map(({ from, until }) =>
        String(from) > moment ? 'planned' : until !== undefined && String(until) < moment ? 'over' : 'under way',
      )
      expect(states).toHaveLength(8)
      expect(new Set(states)).toEqual(new Set(['planned', 'under way', 'over']))
      expect(new Set(ofType('disturbance').map(({ severity }) => severity)).size).toBe(3)
    },
  )

  test('B7 G1 seven reference pages, at the paths of the portal', () => {
    const paths = ofType('apiReference').map(({ path }) => path)
    expect(paths.toSorted()).toEqual(
      routes
        .map(({ path }) => path)
        .filter((path) => /\/reference-/.test(path))
        .toSorted(),
    )
  })

  test.each(types)('B9 every %s has the shape of the extracted schema', (type) => {
    const problems = ofType(type).flatMap((document) =>
      shapeProblems(document).map((problem) => `${document._id}: ${problem}`),
    )
    expect(problems).toEqual([])
  })

  test('B9 the check of shapes sees an unknown field, a missing one and a wrong type', () => {
    const wrong = { _id: 'menu_x', _type: 'menuEntry', itemId: 'x', className: 'heading', position: '1', extra: 1 }
    expect(shapeProblems(wrong)).toEqual([
      'menuEntry.label: missing',
      'menuEntry.className: heading is not product',
      'menuEntry.position: string, no number',
      'menuEntry.extra: unknown field',
    ])
  })
})
