type Place = { path: string; title: string }

/** Less alike than this is no help. */
const ALIKE = 0.32
const MOST = 3

/** The pages whose address comes closest to one that leads nowhere, the closest first; none when none is alike. */
export function nearestPages(path: string, pages: readonly Place[]): Place[] {
  const asked = shapeOf(path)
  return pages
    .map((page) => ({ page, score: likeness(asked, shapeOf(page.path)) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, MOST)
    .map(({ page }) => ({ path: page.path, title: page.title }))
}

type Shape = { last: Set<string>; whole: Set<string> }

// The last part of an address says most; the others say where it is.
function likeness(a: Shape, b: Shape): number {
  return 0.65 * dice(a.last, b.last) + 0.35 * dice(a.whole, b.whole)
}

function shapeOf(path: string): Shape {
  const plain = path.toLowerCase().replace(/(?:\.html?|\.md)$/, '')
  const [last = ''] = plain.split('/').filter(Boolean).slice(-1)
  return { last: trigrams(last), whole: trigrams(plain) }
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text.replace(/[^a-z\d]+/g, ' ')} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((part) => b.has(part)).length) / Math.max(1, a.size + b.size)
}
