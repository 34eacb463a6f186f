import { expect, test } from 'vitest'
import { shortenKeys } from './short-keys.ts'

const keysOf = (members: readonly { _key: string }[]) => members.map(({ _key }) => _key)

test('P2 keys are as short as tells siblings apart, and stay when a sibling is added after them', () => {
  const keys = ['0252f3792eba', '02aa00000000', '9d512d762d73'].map((_key) => ({ _key }))
  expect(keysOf(shortenKeys(keys))).toEqual(['02', '02a', '9d'])
  expect(keysOf(shortenKeys([...keys, { _key: '9d5' }]))).toEqual(['02', '02a', '9d', '9d5'])
})

test('P2 two members never share a key, however alike theirs are', () => {
  const keys = keysOf(shortenKeys(['a', 'a', 'ab', 'abc', 'abc', ''].map((_key) => ({ _key }))))
  expect(new Set(keys).size).toBe(keys.length)
})

test('P2 what is inside is shortened too; marks still find their definitions, and nothing else changes', () => {
  const markDefs = [{ _type: 'link', _key: 'c1fe713741e4', href: '/a' }]
  const block = {
    _type: 'block',
    _key: '5c3f06316a76',
    children: [{ _type: 'span', _key: '1a8be89d71db', text: 'a link', marks: ['c1fe713741e4'] }],
    markDefs,
    level: 1,
    empty: null,
  }
  expect(shortenKeys([block])).toEqual([
    {
      ...block,
      _key: '5c',
      children: [{ _type: 'span', _key: '1a', text: 'a link', marks: ['c1fe713741e4'] }],
    },
  ])
})
