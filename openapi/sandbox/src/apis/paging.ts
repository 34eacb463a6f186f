import type { JsonRecord } from '@portal/openapi/json'
import type { Call } from '../call.ts'

export type Page<T> = { rows: T[]; page: JsonRecord; links: JsonRecord }

/** The rows of the page that a call asks for, with the links to its neighbours. */
export function paginate<T>({ request, query }: Call, all: readonly T[], sizeName = 'limit'): Page<T> {
  const size = positive(query[sizeName]) ?? 100
  const number = positive(query['page']) ?? 1
  const pages = Math.ceil(all.length / size)
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/sandbox\/[^/]+/, '')
  const link = (page: number) => {
    const search = new URLSearchParams(searchParams)
    search.set('page', String(page))
    search.set(sizeName, String(size))
    return { href: `${path}?${search}` }
  }
  return {
    rows: all.slice((number - 1) * size, number * size),
    page: { number, size, total_elements: all.length, total_pages: pages },
    links: {
      self: link(number),
      first: link(1),
      ...(number > 1 && { prev: link(number - 1) }),
      ...(number < pages && { next: link(number + 1) }),
      last: link(Math.max(pages, 1)),
    },
  }
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined
}
