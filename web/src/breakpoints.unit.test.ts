import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKPOINTS, closesMobileMenu, isMobileLayout } from './breakpoints.ts'

test('E6 the layout is mobile up to 768 px, and a resize above 767 px closes the mobile menu', () => {
  const widths = [767, 768, 769, 995, 996]
  expect(widths.map(isMobileLayout)).toEqual([true, true, false, false, false])
  expect(widths.map(closesMobileMenu)).toEqual([false, true, true, true, true])
})

test('D1 style sheets change at the widths of breakpoints.ts and at no other', () => {
  const known = new Set<number>(Object.values(BREAKPOINTS))
  const unknown = globSync('**/*.css', { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\((max|min)-width: (\d+)px\)/g)].flatMap(
      ([rule, side, width]) => {
        // `max-width: n` ends where `min-width: n + 1` begins.
        const edges = side === 'max' ? [Number(width), Number(width) + 1] : [Number(width), Number(width) - 1]
        return edges.some((edge) => known.has(edge)) ? [] : [`${file} ${rule}`]
      },
    ),
  )
  expect(unknown).toEqual([])
})
