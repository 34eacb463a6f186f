import type { PatchOperations } from './mutation.ts'

type Example = { name: string; before: Record<string, unknown>; patch: PatchOperations; after: Record<string, unknown> }

const keyed = [
  { _key: 'a', n: 1 },
  { _key: 'b', n: 2 },
]

/** What each patch operation does, as data. `_id` and `_type` are the same throughout and left out. */
export const patchExamples: readonly Example[] = [
  { name: 'set a field', before: { a: 1 }, patch: { set: { a: 2 } }, after: { a: 2 } },
  {
    name: 'set makes the objects on its way',
    before: {},
    patch: { set: { 'a.b.c': 1 } },
    after: { a: { b: { c: 1 } } },
  },
  {
    name: 'set by key',
    before: { list: keyed },
    patch: { set: { 'list[_key=="b"].n': 9 } },
    after: { list: [keyed[0], { _key: 'b', n: 9 }] },
  },
  { name: 'set by index', before: { list: [1, 2] }, patch: { set: { 'list[1]': 9 } }, after: { list: [1, 9] } },
  {
    name: 'set by a key that is not there changes nothing',
    before: { list: keyed },
    patch: { set: { 'list[_key=="z"].n': 9 } },
    after: { list: keyed },
  },
  {
    name: 'set every match at any depth',
    before: { a: { n: 1 }, b: { c: { n: 2 } } },
    patch: { set: { '..n': 0 } },
    after: { a: { n: 0 }, b: { c: { n: 0 } } },
  },
  { name: 'set to null keeps the field', before: { a: 1 }, patch: { set: { a: null } }, after: { a: null } },
  { name: 'setIfMissing fills a gap', before: {}, patch: { setIfMissing: { a: [] } }, after: { a: [] } },
  { name: 'setIfMissing keeps what is there', before: { a: 1 }, patch: { setIfMissing: { a: 2 } }, after: { a: 1 } },
  {
    name: 'setIfMissing before set, whatever their order',
    before: {},
    patch: { set: { 'a.b': 1 }, setIfMissing: { a: { c: 2 } } },
    after: { a: { c: 2, b: 1 } },
  },
  { name: 'unset fields', before: { a: 1, b: 2, c: 3 }, patch: { unset: ['a', 'c'] }, after: { b: 2 } },
  { name: 'unset by key', before: { list: keyed }, patch: { unset: ['list[_key=="a"]'] }, after: { list: [keyed[1]] } },
  { name: 'unset a slice', before: { list: [1, 2, 3, 4] }, patch: { unset: ['list[1:3]'] }, after: { list: [1, 4] } },
  {
    name: 'unset of nothing changes nothing',
    before: { a: 1 },
    patch: { unset: ['_empty_action_guard_pseudo_field_'] },
    after: { a: 1 },
  },
  { name: 'inc and dec', before: { a: 1, b: 1 }, patch: { inc: { a: 2 }, dec: { b: 2 } }, after: { a: 3, b: -1 } },
  {
    name: 'inc of what is not a number changes nothing',
    before: { a: 'x' },
    patch: { inc: { a: 1, b: 1 } },
    after: { a: 'x' },
  },
  {
    name: 'insert before',
    before: { list: [1, 2] },
    patch: { insert: { before: 'list[0]', items: [0] } },
    after: { list: [0, 1, 2] },
  },
  {
    name: 'insert after the last',
    before: { list: [1, 2] },
    patch: { insert: { after: 'list[-1]', items: [3, 4] } },
    after: { list: [1, 2, 3, 4] },
  },
  {
    name: 'insert into an empty list',
    before: { list: [] },
    patch: { insert: { after: 'list[-1]', items: [1] } },
    after: { list: [1] },
  },
  {
    name: 'insert after a key',
    before: { list: keyed },
    patch: { insert: { after: 'list[_key=="a"]', items: [{ _key: 'c' }] } },
    after: { list: [keyed[0], { _key: 'c' }, keyed[1]] },
  },
  {
    name: 'insert in place of',
    before: { list: [1, 2, 3] },
    patch: { insert: { replace: 'list[1]', items: ['x', 'y'] } },
    after: { list: [1, 'x', 'y', 3] },
  },
  {
    name: 'diffMatchPatch',
    before: { text: 'Two' },
    patch: { diffMatchPatch: { text: '@@ -1,3 +1,4 @@\n Two\n+!\n' } },
    after: { text: 'Two!' },
  },
  {
    name: 'diffMatchPatch beyond ASCII',
    before: { text: '日本 😀' },
    patch: { diffMatchPatch: { text: '@@ -1,11 +1,12 @@\n %E6%97%A5%E6%9C%AC \n %F0%9F%98%80\n+!\n' } },
    after: { text: '日本 😀!' },
  },
  {
    name: 'a field named like a method',
    before: { constructor: 1 },
    patch: { set: { toString: 2 } },
    after: { constructor: 1, toString: 2 },
  },
]
