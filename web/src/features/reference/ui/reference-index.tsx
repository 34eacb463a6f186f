import { Badge } from '../../../ui/badge.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { loadReference } from '../load/load-reference.ts'
import { loadReferences } from '../load/reference.query.ts'
import { variantOf } from './labels.ts'
import styles from './reference-index.module.css'

/** All references, each with its groups. One that has two addresses is listed by its canonical one. */
export async function ReferenceIndex() {
  const entries = (await loadReferences()).filter(({ path, canonical }) => path === canonical)
  const references = await Promise.all(entries.map(({ path }) => loadReference(path)))
  return (
    <div className={styles.page} data-layout="wide">
      <h1>API references</h1>
      <p className={styles.lead}>
        Every operation of every API: parameters, requests, responses and errors. Each can be tried against the sandbox
        from its page.
      </p>
      <ul className={styles.references}>
        {references.map((reference) => reference && <ReferenceCard key={reference.entry.path} reference={reference} />)}
      </ul>
    </div>
  )
}

function ReferenceCard({ reference }: { reference: NonNullable<Awaited<ReturnType<typeof loadReference>>> }) {
  const { entry, rendering } = reference
  const groups = rendering?.outline.groups ?? []
  const operations = groups.flatMap((group) => group.operations).filter(({ kind }) => kind === 'operation').length
  return (
    <li className={styles.reference}>
      <h2>
        <SiteLink href={entry.path}>{entry.title}</SiteLink>
        {entry.label && <Badge variant={variantOf(entry.label)}>{entry.label}</Badge>}
      </h2>
      <p>{rendering ? `Version ${rendering.outline.version}, ${operations} operations` : reference.refusal}</p>
      {groups.length > 0 && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.slug}>
              <SiteLink href={`${entry.path}/${group.slug}`}>{group.title}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
