import { describe, expect, test } from 'vitest'
import { safeAddress } from './link-address.ts'

describe('link addresses', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200Bscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://x',
    'file:///etc/passwd',
    'view-source:https://x.example',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'http://',
    'mailto:',
    'evil.example',
    'docs/x',
    '../x',
    'https://a b.example',
  ])('D7 %j is refused', (address) => expect(safeAddress(address)).toEqual(expect.any(String)))

  test.each([
    'https://www.example/x?y=1#z',
    'http://localhost:3000/',
    'HTTPS://www.example',
    'https://{{support_host}}/x',
    'mailto:help@support.example',
    'tel:+33100000000',
    '/docs/accounts/v3/overview#users',
    '/',
    '#anchor',
    '?a=1',
    '',
    undefined,
  ])('D7 %j is let through', (address) => expect(safeAddress(address)).toBe(true))
})
