import { expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'

/** An index of thousands of guides, of which the first and the last are about widgets. */
function largeIndex() {
  const index = createSearchIndex()
  for (let n = 0; n < 5000; n += 1) {
    const title = n % 4999 === 0 ? 'Widget sessions' : `Page ${n}`
    const record = { id: `p${n}`, kind: 'guide' as const, title, href: `/p${n}`, context: 'Accounts V3' }
    index.put(`p${n}`, [
      {
        ...record,
        weight: n === 0 ? 0.5 : 1,
        names: n === 7 ? 'LINK_ALREADY' : '',
        text: 'some words',
        code: '',
        sections: [],
      },
    ])
  }
  return index
}

test('N1 among thousands of pages the first letter of a word narrows nothing, and finds titles when it is all there is', () => {
  const { find } = largeIndex()
  const widgets = find('widget').map(({ id }) => id)
  // What counts less comes last.
  expect(widgets).toEqual(['p4999', 'p0'])
  expect(find('widget x').map(({ id }) => id)).toEqual(widgets)
  expect(
    find('w')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(widgets)
  expect(find('widgat').map(({ id }) => id)).toEqual(widgets)
  expect(find('widget xy')).not.toHaveLength(0)
  // Nor does the first letter of a further part of a name, which names are found by as well.
  expect(find('LINK_A').map(({ id }) => id)).toEqual(['p7'])
  expect(find('l').map(({ id }) => id)).toEqual(['p7'])
})
