import { SiteLink } from '../../ui/site-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { countText, GROUP_LABELS, type SearchAnswer } from './answer.ts'
import { HitView } from './hit-view.tsx'
import hits from './hits.module.css'
import styles from './search-page.module.css'
import { LONGEST_QUERY } from './search-request.ts'

type SearchPageProps = { query: string; answer: SearchAnswer | undefined; problem: string | undefined }

/** The search as a page of its own: a form and its results, without a script. */
export function SearchPage({ query, answer, problem }: SearchPageProps) {
  return (
    <div className={styles.page}>
      <h1>Search</h1>
      <search>
        <form className={styles.form} action="/search">
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={LONGEST_QUERY}
            aria-label="Search the documentation"
            placeholder="A word, a field, a path, or a whole error"
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className={buttonClass()}>
            Search
          </button>
        </form>
      </search>
      {problem && <output className={styles.count}>{problem}</output>}
      {answer && query !== '' && (
        <output className={styles.count}>
          {countText(answer)} for <q>{query}</q>
        </output>
      )}
      {answer && query !== '' && answer.total === 0 && (
        <p>
          Try fewer or other words, a field such as <code>session_id</code>, or the <code>error</code> of an answer.
        </p>
      )}
      {answer?.groups.map(({ kind, hits: found }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 className={styles.group} id={`found-${kind}`}>
            {GROUP_LABELS[kind]}
          </h2>
          <ul className={styles.hits}>
            {found.map((hit) => (
              <li key={`${hit.href} ${hit.title.join('')}`}>
                <SiteLink className={hits.hit} href={hit.href}>
                  <HitView hit={hit} kind={kind} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
