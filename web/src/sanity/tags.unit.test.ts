import { expect, test } from 'vitest'
import { type Change, tagsOfChange, touchesEveryPage } from './tags.ts'

const change = (fields: Partial<Change>): Change => ({
  _id: 'page_docs_a',
  _type: 'page',
  operation: 'update',
  ...fields,
})

test.each([
  {
    name: 'the text of a page',
    of: change({ path: '/docs/a', previousPath: '/docs/a', moved: false }),
    tags: ['path:/docs/a'],
  },
  {
    name: 'the path of a page',
    of: change({ path: '/docs/b', previousPath: '/docs/a', moved: true }),
    tags: ['path:/docs/b', 'path:/docs/a', 'place:/docs/b', 'place:/docs/a', 'link:page_docs_a', 'paths'],
  },
  {
    name: 'a new page',
    of: change({ operation: 'create', path: '/docs/a', previousPath: null, moved: true }),
    tags: ['path:/docs/a', 'place:/docs/a', 'link:page_docs_a', 'paths'],
  },
  {
    name: 'a page taken away',
    of: change({ operation: 'delete', path: null, previousPath: '/docs/a', moved: true }),
    tags: ['path:/docs/a', 'place:/docs/a', 'link:page_docs_a', 'paths'],
  },
  {
    name: 'a page of which the sender does not say whether it moved',
    of: change({ path: '/docs/a' }),
    tags: ['path:/docs/a', 'place:/docs/a', 'link:page_docs_a', 'paths'],
  },
  { name: 'a snippet', of: change({ _type: 'snippet', _id: 'snippet-token' }), tags: ['snippet:snippet-token'] },
  { name: 'a menu entry', of: change({ _type: 'menuEntry' }), tags: ['menu'] },
  { name: 'the settings', of: change({ _type: 'siteSettings' }), tags: ['settings'] },
  { name: 'an announcement', of: change({ _type: 'announcement' }), tags: ['announcements'] },
  { name: 'a provider', of: change({ _type: 'provider' }), tags: ['provider'] },
  { name: 'a disturbance', of: change({ _type: 'disturbance' }), tags: ['disturbance'] },
  {
    name: 'an API description',
    of: change({ _type: 'apiReference', path: '/reference-x' }),
    tags: ['reference:/reference-x', 'references'],
  },
  { name: 'a redirect', of: change({ _type: 'redirect' }), tags: ['redirects'] },
  { name: 'an image', of: change({ _type: 'sanity.imageAsset' }), tags: [] },
])('M1 a change to $name purges exactly $tags', ({ of, tags }) => {
  expect(tagsOfChange(of)).toEqual(tags)
})

test('M2 the menu, the settings and announcements show on every page, a page only on its own', () => {
  expect(['menu', 'settings', 'announcements', 'path:/docs/a', 'paths'].filter(touchesEveryPage)).toEqual([
    'menu',
    'settings',
    'announcements',
  ])
})
