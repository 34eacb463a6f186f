import { GROUP_LABELS, type SearchAnswer } from './answer.ts'
import { HitView } from './hit-view.tsx'
import hitStyles from './hits.module.css'
import styles from './search-dialog.module.css'

type HitListProps = {
  id: string
  answer: SearchAnswer | undefined
  active: number
  optionId: (index: number) => string
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox; no tag holds links in it */

/** The results in the dialog, group by group; the input's keys go through them. */
export function HitList({ id, answer, active, optionId }: HitListProps) {
  const groups = answer?.groups ?? []
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <>
      {answer && answer.total === 0 && <p className={styles.none}>Nothing found. Try fewer or other words.</p>}
      <div className={styles.hits} id={id} role="listbox" aria-label="Results" hidden={groups.length === 0}>
        {groups.map(({ kind, hits }, at) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} className={styles.group}>
              {GROUP_LABELS[kind]}
            </div>
            {hits.map((hit, index) => {
              const place = (starts[at] ?? 0) + index
              return (
                <a
                  key={`${hit.href} ${hit.title.join('')}`}
                  id={optionId(place)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  className={hitStyles.hit}
                  href={hit.href}
                >
                  <HitView hit={hit} kind={kind} />
                </a>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}
