import { resolveContentSource } from '@portal/content-source'
import { expect, test } from 'vitest'
import { parseMediaPath, parseTransform } from './media-path.ts'
import { mediaHeaders } from './media-response.ts'
import { mediaSource } from './media-source.ts'

const HASH = '7b9dd5f05803301d75a1dbe2732a0744f1ab428f'
const image = `${HASH}-800x600.png`

test.each([
  [['images', image], true],
  [['files', `${HASH}.pdf`], true],
  [['images', '..', 'secret'], false],
  [['images', `../${image}`], false],
  [['images', `..%2f${image}`], false],
  [['images', `${image}?x`], false],
  [['images', 'evil.example', image], false],
  [['https:', '', 'evil.example', image], false],
  [['data', 'query'], false],
  [['images'], false],
  [['images', `${HASH}-800x600.html`], false],
])('D7 /media/%j is a file: %j', (segments, known) => {
  expect(parseMediaPath(segments) !== undefined).toBe(known)
})

test.each([
  ['w=360&auto=format', 'auto=format&w=360'],
  ['auto=format&w=360', 'auto=format&w=360'],
  ['', ''],
  // The widths of a column, the picture's own, a logo's; and no other.
  ['w=800&auto=format', 'auto=format&w=800'],
  ['w=74', 'w=74'],
  ['w=361', undefined],
  ['w=1080', undefined],
  ['w=360&h=100', undefined],
  ['w=360&q=30', undefined],
  ['w=360&fit=crop', undefined],
  ['w=999999', undefined],
  ['w=0', undefined],
  ['w=-1', undefined],
  ['w=1&w=2', undefined],
  ['dl=evil.html', undefined],
  ['fm=svg', undefined],
  ['url=https://evil.example', undefined],
])('D7 the transformation "%s" becomes %s', (query, allowed) => {
  expect(
    parseTransform({ kind: 'images', file: image, extension: 'png' }, new URLSearchParams(query))?.toString(),
  ).toBe(allowed)
})

test('D7 files come from the content source and no other host', () => {
  const file = { kind: 'images', file: image, extension: 'png' } as const
  const from = (env: Record<string, string>) =>
    mediaSource(resolveContentSource(env), file, new URLSearchParams('w=360')).href
  expect(from({ LAKE_URL: 'http://localhost:4999' })).toBe(
    `http://localhost:4999/images/embedded/production/${image}?w=360`,
  )
  expect(from({ SANITY_PROJECT_ID: 'abc12345', SANITY_DATASET: 'docs' })).toBe(
    `https://cdn.sanity.io/images/abc12345/docs/${image}?w=360`,
  )
})

test('D7 a drawing stays a drawing and is sandboxed, whatever the source says it is', () => {
  const headers = mediaHeaders({ kind: 'images', file: `${HASH}-1x1.svg`, extension: 'svg' }, 'text/html')
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('D7 what is no picture is downloaded, and HTML is no HTML', () => {
  const headers = mediaHeaders({ kind: 'files', file: `${HASH}.html`, extension: 'html' }, 'text/html')
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${HASH}.html"`)
})

test('D7 a picture in another format keeps the type of what was sent', () => {
  expect(mediaHeaders({ kind: 'images', file: image, extension: 'png' }, 'image/webp').get('content-type')).toBe(
    'image/webp',
  )
})
