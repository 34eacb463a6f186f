import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { markdownPath } from '../../paths.ts'
import { Callout } from '../../ui/callout.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import type { LiveTables } from './context.ts'
import type { Article } from './load-article.ts'
import styles from './page-article.module.css'
import { type Neighbour, PageEnd } from './page-end.tsx'
import { RichTextView } from './portable-text.tsx'
import { FollowSections } from './follow-sections.client.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { ContentsColumn, ContentsFold } from './table-of-contents.tsx'

type PageArticleProps = {
  article: Article
  crumbs: readonly Crumb[]
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
  /** Where a writer edits the page. */
  editUrl?: string | undefined
  liveTables?: LiveTables
  /** The question at the end whether the page was any help. */
  feedback?: ReactNode
}

/** A documentation page: the article, and beside it the list of its sections. */
export function PageArticle({ article, crumbs, previous, next, editUrl, liveTables = {}, feedback }: PageArticleProps) {
  const { title, description, body, outline, context, version, successor, modes } = article
  return (
    <div className={styles['layout']}>
      <article className={styles['article']}>
        <div className={styles['top']}>
          <Breadcrumbs crumbs={crumbs} />
          <CopyButton label="Copy page" name="Copy page as Markdown" source={markdownPath(article.path)} />
        </div>
        <h1>{title}</h1>
        {description && <p className={styles['lead']}>{description}</p>}
        {version === 'v2' && (
          <div className={styles['notice']}>
            <Callout tone="warning" title="This describes API V2, which is deprecated">
              <p>
                {successor ? (
                  <>
                    Build new integrations on V3: <SiteLink href={successor.path}>{successor.title}</SiteLink>.
                  </>
                ) : (
                  'Build new integrations on V3. This page has no counterpart there.'
                )}
              </p>
            </Callout>
          </div>
        )}
        {modes.length > 0 && <ModeSwitch modes={modes} current={article.path} />}
        <ContentsFold outline={outline} />
        <div className={styles['prose']} {...article.bodyAttributes}>
          <RichTextView value={body} context={{ ...context, liveTables }} />
        </div>
        <PageEnd article={article} previous={previous} next={next} editUrl={editUrl} feedback={feedback} />
      </article>
      <ContentsColumn outline={outline} />
      <FollowSections />
    </div>
  )
}
