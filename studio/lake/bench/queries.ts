import { pathOf } from './documents.ts'

type Query = { query: string; params: (round: number, documents: number) => Record<string, unknown> }

/** What the portal and the Studio ask most. */
export const queries: Readonly<Record<'page by path' | 'menu list' | 'search list', Query>> = {
  'page by path': {
    query: '*[_type == "page" && path == $path][0]{_id, title, body, "related": related[]->{title, path}}',
    params: (round, documents) => ({ path: pathOf(Math.abs(round * 7) % Math.ceil(documents / 2)) }),
  },
  'menu list': {
    query: '*[_type == "menuEntry"] | order(position) {_id, label, to, position}',
    params: () => ({}),
  },
  // Every title is looked at: this one grows with the dataset, and does so beside the event loop.
  'search list': {
    query: '*[_type == "page" && title match $words] | order(title) [0...20] {_id, title, path}',
    params: () => ({ words: ['pay*', 'consent'] }),
  },
}
