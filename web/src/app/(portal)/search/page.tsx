import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { SearchAnswer } from '../../../features/search/answer.ts'
import { SearchPage } from '../../../features/search/search-page.tsx'
import { LONGEST_QUERY, maySearch, ON_PAGE, readQuery } from '../../../features/search/search-request.ts'
import { clientOf } from '../../../lib/client-of.ts'
import { catalogue } from '../../catalogue.ts'

type Props = { searchParams: Promise<{ q?: string | string[] }> }

export const metadata: Metadata = {
  title: 'Search',
  description: 'Search the guides, operations, fields, error codes and institutions.',
  robots: { index: false, follow: true },
}

/** `/search?q=…`: the results as a page. */
export default async function Search({ searchParams }: Props) {
  const query = readQuery((await searchParams).q)
  if (query === undefined)
    return <SearchPage query="" answer={undefined} problem={`A search has at most ${LONGEST_QUERY} characters.`} />
  if (query === '') return <SearchPage query="" answer={undefined} problem={undefined} />
  if (!maySearch(clientOf(await headers())))
    return <SearchPage query={query} answer={undefined} problem="Too many searches; try again in a second." />
  const answer = await answerTo(query)
  return (
    <SearchPage
      query={query}
      answer={answer}
      problem={answer ? undefined : 'The search is not ready; try again in a moment.'}
    />
  )
}

async function answerTo(query: string): Promise<SearchAnswer | undefined> {
  try {
    const content = catalogue()
    await content.ready()
    return content.index.search(query, ON_PAGE)
  } catch (error) {
    console.error('[search]', error)
    return undefined
  }
}
