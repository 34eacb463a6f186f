import type { ReactNode } from 'react'
import { markdownPath } from '../../paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { Article } from './load-article.ts'
import styles from './page-article.module.css'

/** The page before or after this one in the menu. */
export type Neighbour = { label: string; to: string }

type PageEndProps = {
  article: Article
  previous: Neighbour | undefined
  next: Neighbour | undefined
  editUrl: string | undefined
  feedback: ReactNode
}

/** What stands below the text: what to read next, how old it is, and the way on. */
export function PageEnd({ article, previous, next, editUrl, feedback }: PageEndProps) {
  const { related, updated } = article
  return (
    <>
      {related.length > 0 && (
        <nav className={styles['related']} aria-labelledby="related-pages">
          <h2 id="related-pages">Related pages</h2>
          <ul>
            {related.map(({ path, title, description }) => (
              <li key={path}>
                <SiteLink href={path}>{title}</SiteLink>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {feedback}
      <div className={styles['meta']}>
        <p>
          Last updated <time dateTime={updated}>{dayInWords(updated)}</time>
        </p>
        <a href={markdownPath(article.path)} rel="alternate nofollow" type="text/markdown">
          View as Markdown
        </a>
        {editUrl && (
          <a href={editUrl} rel="nofollow">
            Edit this page
          </a>
        )}
      </div>
      {(previous || next) && (
        <nav className={styles['neighbours']} aria-label="Previous and next page">
          <ul>
            {previous && <NeighbourItem name="Previous" page={previous} />}
            {next && <NeighbourItem name="Next" page={next} />}
          </ul>
        </nav>
      )}
    </>
  )
}

function NeighbourItem({ name, page }: { name: 'Previous' | 'Next'; page: Neighbour }) {
  return (
    <li data-neighbour={name.toLowerCase()}>
      <SiteLink href={page.to}>
        <span>{name}</span>
        <span>{page.label}</span>
      </SiteLink>
    </li>
  )
}

const WORDS = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : WORDS.format(date)
}
