import { describe, expect, test } from 'vitest'
import { validate } from './testing/validate.ts'

const page = {
  _id: 'page_docs_x',
  _type: 'page',
  title: 'Create a user',
  path: '/docs/x',
  product: 'accounts',
  version: 'v3',
  description: 'How to create a user, which is where every integration of the API begins.',
}
const entry = {
  _id: 'menu_accounts_v3',
  _type: 'menuEntry',
  itemId: 'accounts.v3',
  label: 'API V3',
  className: 'version',
  position: 10,
}
const parent = { ...entry, _id: 'menu_accounts', itemId: 'accounts', className: 'product' }

const line = (text: string, href = 'https://blog.example') => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text, marks: ['m'] }],
  markDefs: [{ _type: 'link', _key: 'm', href }],
})
describe('what the Studio says about a page', () => {
  test('B1 nothing about a good one', async () => {
    expect(await validate(page, [page])).toEqual([])
  })

  test.each(['page_docs_x', 'drafts.page_docs_x', 'versions.r1.page_docs_x'])(
    'B1 %s does not clash with itself, its draft or its version',
    async (_id) => {
      const itself = [page, { ...page, _id: 'drafts.page_docs_x' }, { ...page, _id: 'versions.r1.page_docs_x' }]
      expect(await validate({ ...page, _id }, itself)).toEqual([])
    },
  )

  test.each(['page_other', 'drafts.page_other', 'versions.r1.page_other'])(
    'B1 its path clashes with that of %s',
    async (_id) => {
      expect(await validate(page, [page, { ...page, _id }])).toEqual([
        'error path: Already used by another document: page_other.',
      ])
    },
  )

  test('B1 a title that ends in an invisible character is refused', async () => {
    expect(await validate({ ...page, title: 'Create a user\u200B' })).toEqual([
      expect.stringMatching(/^error title: Holds invisible characters/),
    ])
  })

  test('B1 a title or a description of an odd length is a warning', async () => {
    expect(await validate({ ...page, title: 'x'.repeat(71), description: 'Too short.' })).toEqual([
      'warning title: 71 characters: write at most 70. Search engines cut longer titles.',
      'warning description: 10 characters: write at least 50. Search engines show about that much.',
    ])
  })

  test('B1 an image without alternative text is refused', async () => {
    const image = { _type: 'image', asset: { _type: 'reference', _ref: 'image-abc-1x1-png' } }
    const body = [{ _type: 'figure', _key: 'a', image, caption: 'Yes' }]
    expect(await validate({ ...page, body })).toEqual(['error body[_key=="a"].alt: validation:generic.required'])
  })

  test('D7 a link to a script is refused wherever it stands', async () => {
    const block = {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: 'x', marks: ['m'] }],
      markDefs: [{ _type: 'link', _key: 'm', href: 'JaVaScript:alert(1)' }],
    }
    const step = { _type: 'step', _key: 'a', title: 'Do', content: [block] }
    expect(await validate({ ...page, body: [{ _type: 'steps', _key: 'k', steps: [step] }] })).toEqual([
      expect.stringMatching(/^error body\[.*href: JaVaScript: addresses are not allowed\./),
    ])
  })
})

describe('what the Studio says about a menu entry', () => {
  test('B2 nothing about a good one', async () => {
    expect(await validate(entry, [parent, entry])).toEqual([])
  })

  test('B2 a second entry of the same item id is refused', async () => {
    expect(await validate(entry, [parent, { ...entry, _id: 'menu_copy' }])).toEqual([
      'error itemId: Already used by another document: menu_copy.',
    ])
  })

  test('B2 E9 an entry whose parent is missing is refused', async () => {
    expect(await validate(entry, [entry])).toEqual([
      expect.stringMatching(/^error itemId: There is no entry "accounts" for it to stand under/),
    ])
  })

  test('B2 E9 leading to a page that does not exist is a warning', async () => {
    const leading = { ...entry, to: '/docs/x' }
    expect(await validate(leading, [parent])).toEqual(['warning to: No page has the path /docs/x.'])
    expect(await validate(leading, [parent, page])).toEqual([])
    expect(await validate({ ...entry, to: '/payments/quickstart-demo' }, [parent])).toEqual([])
    expect(await validate({ ...entry, to: 'https://status.example/' }, [parent])).toEqual([])
  })

  test('B2 a badge without variant, a variant without badge and a title with an address are refused', async () => {
    expect(await validate({ ...entry, indicativeLabel: 'NEW' }, [parent])).toEqual([
      'error indicativeLabel: Choose a badge variant.',
    ])
    expect(await validate({ ...entry, indicativeVariant: 'primary' }, [parent])).toEqual([
      'error indicativeVariant: Write the badge, or clear its variant.',
    ])
    expect(await validate({ ...entry, className: 'title', to: '/reference' }, [parent])).toEqual([
      'error to: A title is a heading and leads nowhere: clear this field.',
    ])
  })

  test('D7 an address that browsers would run is refused', async () => {
    expect(await validate({ ...entry, to: 'java\tscript:alert(1)' }, [parent])).toEqual([
      'error to: An address holds no spaces, line ends or invisible characters.',
    ])
  })
})

describe('what the Studio says about an announcement', () => {
  const announcement = {
    _id: 'announcement-v3',
    _type: 'announcement',
    key: 'v3',
    message: [line('Version 3 is here')],
    tone: 'info',
    closable: true,
    priority: 0,
    startsAt: '2026-12-01T09:00:00Z',
    endsAt: '2026-12-02T09:00:00Z',
    placement: { scope: 'all' },
  }

  test('B3 nothing about a good one', async () => {
    expect(await validate(announcement)).toEqual([])
  })

  test('B3 one that ends before it starts, or has two lines, or a key with capitals, is refused', async () => {
    expect(await validate({ ...announcement, endsAt: '2026-11-30T09:00:00Z' })).toEqual([
      'error endsAt: The end lies after the start.',
    ])
    expect(await validate({ ...announcement, message: [line('One'), line('Two')] })).toEqual([
      'error message: Write one paragraph.',
    ])
    expect(await validate({ ...announcement, key: 'V3' })).toEqual([
      'error key: Use lower-case letters, digits and single hyphens.',
    ])
  })

  test('D7 its link is held to the same rules', async () => {
    expect(await validate({ ...announcement, message: [line('x', '//evil.example')] })).toEqual([
      expect.stringMatching(/^error message\[.*href: Write the address whole/),
    ])
  })
})
