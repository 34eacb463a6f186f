import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const done = { state: 'done' as const, documents: 1, pages: [], late: 0, everywhere: false }

test('O6 an editor reads which pages show the publication, and when they did', () => {
  expect(wordsOf({ ...done, pages: [{ path: '/docs/a', after: 320 }] })).toEqual({
    status: 'success',
    title: 'Live on the portal after 0.3 s',
    description: 'Read back: /docs/a.',
  })
  const pages = Array.from({ length: 7 }, (_, n) => ({ path: `/p${n}`, after: n * 100 }))
  expect(wordsOf({ ...done, pages, everywhere: true })).toEqual({
    status: 'success',
    title: 'Live on the portal after 0.6 s',
    description:
      'Read back: /p0, /p1, /p2, /p3, /p4 and 2 more. It shows on every page: the others follow within seconds.',
  })
  expect(wordsOf(done)).toEqual({ status: 'success', title: 'Published: no page had to change' })
})

test('O6 an editor is told of a portal that is slow, fails or is silent', () => {
  expect(wordsOf({ ...done, late: 2 })).toEqual({
    status: 'warning',
    title: 'Published; the portal is slow',
    description: '2 pages are late and will follow.',
  })
  expect(wordsOf({ ...done, state: 'working' })).toMatchObject({ status: 'warning' })
  expect(wordsOf({ ...done, state: 'failed' })).toMatchObject({ status: 'error' })
  expect(wordsOf({ state: 'silent' })).toMatchObject({
    status: 'error',
    title: 'Published, but the portal has not answered',
  })
})
