import { describe, expect, test } from 'vitest'
import { noHiddenCharacters, noHiddenCharactersInBlock } from './hidden-characters.ts'

const block = (...texts: string[]) => ({ _type: 'block', children: texts.map((text) => ({ _type: 'span', text })) })

describe('invisible characters', () => {
  test.each([
    'Overview\u200B',
    'Over\u200Bview',
    'Overview\uFEFF',
    'Overview\u2060',
    'Overview\u200D',
    '\u200COverview',
    'Overview\u200C\u200D\u200C',
    'Over\u0007view',
    'a\u0000',
  ])('B1 %j is flagged', (text) => expect(noHiddenCharacters(text)).toEqual(expect.any(String)))

  test.each(['Overview', 'Été à l’Œuvre', '日本', '👩‍👩‍👧', 'می‌خواهم', 'two\nlines\tand a tab', '', undefined])(
    'B1 %j is let through',
    (text) => expect(noHiddenCharacters(text)).toBe(true),
  )

  test('B1 a block is looked through span by span', () => {
    expect(noHiddenCharactersInBlock(block('all ', 'well'))).toBe(true)
    expect(noHiddenCharactersInBlock(block('all', ' \u200B'))).toEqual(expect.any(String))
    expect(noHiddenCharactersInBlock(undefined)).toBe(true)
  })
})
