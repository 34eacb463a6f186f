import { readFileSync } from 'node:fs'
import { errorCodes, tokenErrors } from '@portal/openapi/cast'
import { expect, test } from 'vitest'
import { seedFiles } from './files.ts'
import { readPageFile } from './markdown/page-file.ts'
import { walkBlocks } from './markdown/walk.ts'

const pages = seedFiles().flatMap((seed) =>
  seed.kind === 'page' ? [{ path: seed.path, ...readPageFile(readFileSync(seed.file, 'utf8')).file }] : [],
)
const versions = new Map(pages.map(({ path, version }) => [path, version]))

test('F1 every page of Accounts says what to read next', () => {
  const lost = pages.filter(({ product, related = [] }) => product === 'accounts' && related.length < 2)
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('F1 N5 every page of V2 names the page of V3 that takes its place', () => {
  const old = pages.filter(({ version }) => version === 'v2')
  expect(old).toHaveLength(76)
  expect(old.filter(({ successor = '' }) => versions.get(successor) !== 'v3').map(({ path }) => path)).toEqual([])
})

test('F1 flows are shown: twenty-five diagrams and more, each with a text that tells the same', () => {
  const diagrams = pages.flatMap(({ body }) =>
    [...walkBlocks(body)].flatMap((block) => (block._type === 'diagram' ? [block] : [])),
  )
  expect(diagrams.length).toBeGreaterThanOrEqual(25)
  expect(diagrams.filter(({ alt }) => alt.length < 60).map(({ title }) => title)).toEqual([])
})

test('F1 every IBAN of the sample is of one of the two banks of the cast, which are invented', () => {
  const texts = seedFiles().map(({ file }) => readFileSync(file, 'utf8'))
  const ibans = new Set(texts.join('\n').match(/\b[A-Z]{2}\d{2}(?=[A-Z0-9]*\d{6})[A-Z0-9]{11,30}\b/g))
  expect(ibans.size).toBeGreaterThan(0)
  expect([...ibans].filter((iban) => !/^FR76(?:99821|99714)/.test(iban))).toEqual([])
})

test.each([
  ['/docs/accounts/v2/accounts-api-howto-errors', [...errorCodes['accounts-v2'], ...tokenErrors]],
  ['/docs/accounts/v3/api-design', errorCodes['accounts-v3']],
  ['/docs/payments/direct-payment-api-quickstart', errorCodes.payments],
])('F1 %s says what to do about every error code of its API', (path, codes) => {
  const file = seedFiles().find((seed) => seed.kind === 'page' && seed.path === path)?.file ?? ''
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  expect(codes.map(({ code }) => code).filter((code) => !rows.some((row) => row.includes(`\`${code}\``)))).toEqual([])
})
