import { SiteLink } from './site-link.tsx'

/** A step on the way to a page; one without a target is a label. */
export type Crumb = { label: string; to?: string | undefined }

/** Where the page stands. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="ui-crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={`${label} ${to ?? ''}`}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : to ? (
              <SiteLink href={to}>{label}</SiteLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
