const WORDS = [
  'account',
  'payment',
  'consent',
  'refresh',
  'provider',
  'mandate',
  'webhook',
  'category',
  'balance',
  'token',
]
const MENU_ENTRIES = 200

export type BenchDocument = { _id: string; _type: string; [attribute: string]: unknown }

const wordsOf = (number: number, count: number) =>
  Array.from({ length: count }, (_, at) => WORDS[(number * 7 + at * 3 + ((number * at) % 5)) % WORDS.length]).join(' ')

function page(number: number): BenchDocument {
  const block = (key: number) => ({
    _key: `b${key}`,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', marks: [], text: wordsOf(number + key, 25) }],
  })
  return {
    _id: `page_${number}`,
    _type: 'page',
    title: `${wordsOf(number, 3)} ${number}`,
    path: pathOf(number),
    description: wordsOf(number, 12),
    body: Array.from({ length: 6 }, (_, key) => block(key)),
    related: number > 0 ? [{ _key: 'r', _type: 'reference', _ref: `page_${number - 1}`, _weak: true }] : [],
  }
}

const menuEntry = (number: number): BenchDocument => ({
  _id: `menu_${number}`,
  _type: 'menuEntry',
  label: wordsOf(number, 2),
  to: pathOf(number),
  position: (number * 37) % MENU_ENTRIES,
})

export const pathOf = (number: number) => `/docs/${number % 20}/page-${number}`

/** Guides of about 2 kB, and a menu that stays as long as a menu is: half of a small dataset, 200 entries of a large one. */
export function benchDocuments(count: number): BenchDocument[] {
  const menu = Math.min(MENU_ENTRIES, count / 2)
  return [
    ...Array.from({ length: count - menu }, (_, number) => page(number)),
    ...Array.from({ length: menu }, (_, number) => menuEntry(number)),
  ]
}
