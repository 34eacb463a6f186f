import { expect, test } from 'vitest'
import { descriptions } from '@portal/openapi/descriptions'
import { bundledApis } from '@portal/studio/bundled-apis'

// The Studio may not import the descriptions, so its list of them is kept by hand.
test('B7 every description that is bundled can be chosen in the Studio', () => {
  const offered: readonly string[] = bundledApis.map(({ value }) => value)
  expect(descriptions.map(({ id }) => id).filter((id) => !offered.includes(id))).toEqual([])
})
