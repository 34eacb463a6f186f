import { expect, test } from 'vitest'
import { frameAncestors } from './frame-policy.ts'

test('M5 a preview may stand in the Studio, and no page anywhere else', () => {
  expect(frameAncestors(true, 'https://studio.example/desk')).toBe('frame-ancestors https://studio.example')
  expect(frameAncestors(false, 'https://studio.example')).toBe("frame-ancestors 'none'")
  expect(frameAncestors(true, undefined)).toBe("frame-ancestors 'none'")
  expect(frameAncestors(true, 'not an address')).toBe("frame-ancestors 'none'")
})
