import type { ReferencePageData } from '../load/reference-page.ts'
import { MethodBadge } from '../../../ui/method-badge.tsx'
import type { OutlineOperation } from '../description/outline.ts'
import styles from './reference-nav.module.css'

/**
 * The groups and operations of a reference. A link to what stands on this page goes to its place, any other to the
 * page of its own. Plain links: each page is a document, for it comes with Scalar's markup.
 */
export function ReferenceNav({ data }: { data: ReferencePageData }) {
  const { reference, slug, page } = data
  const { path, title } = reference.entry
  const groups = reference.rendering?.outline.groups ?? []
  const onPage = new Set(page?.anchors)
  const here = data.operation ? undefined : onPage
  return (
    <>
      <a className={styles.top} href={path} aria-current={slug === '' ? 'page' : undefined}>
        {title}
      </a>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.slug}>
            <a
              className={styles.group}
              href={`${path}/${group.slug}`}
              aria-current={slug === group.slug ? 'page' : undefined}
            >
              {group.title}
            </a>
            {group.operations.length > 0 && (
              <ul className={styles.operations}>
                {group.operations.map((operation) => (
                  <li key={operation.slug}>
                    <a
                      className={styles.operation}
                      href={hrefOf(operation, `${path}/${group.slug}/${operation.slug}`, here)}
                      aria-current={slug === `${group.slug}/${operation.slug}` ? 'page' : undefined}
                      data-anchor={operation.anchor}
                      data-page={`${path}/${group.slug}`}
                      data-operation={operation.operationId || undefined}
                      data-deprecated={operation.deprecated || undefined}
                    >
                      <span>{operation.title}</span>
                      {operation.kind === 'operation' && <MethodBadge method={operation.method} />}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function hrefOf({ anchor }: OutlineOperation, page: string, here: ReadonlySet<string> | undefined): string {
  return here?.has(anchor) ? `#${encodeURI(anchor)}` : page
}
