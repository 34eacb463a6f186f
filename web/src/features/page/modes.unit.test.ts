import { expect, test } from 'vitest'
import { modesOf } from './modes.ts'

const paths = (...suffixes: string[]) => suffixes.map((suffix) => `/docs/accounts/v2/webhooks${suffix}`)

test.each([
  ['the three modes', '-wealth', ['-continuous', '-one-time', '-wealth'], ['Continuous', 'One-time', 'Wealth']],
  ['a page for all modes and two variants', '', ['-wealth', '', '-continuous'], ['All modes', 'Continuous', 'Wealth']],
  ['a variant without another', '-wealth', ['-wealth'], []],
  ['a page without variants', '', [''], []],
])('N5 the switch offers %s', (_name, suffix, present, labels) => {
  const [path = ''] = paths(suffix)
  expect(modesOf(path, [...paths(...present), '/docs/else']).map(({ label }) => label)).toEqual(labels)
})
