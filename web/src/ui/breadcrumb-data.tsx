import type { Crumb } from './breadcrumbs.tsx'

/** The way to a page as structured data for search engines. Crumbs without a target are labels, which they don't know. */
export function BreadcrumbData({ crumbs, origin, path }: { crumbs: readonly Crumb[]; origin: string; path: string }) {
  const linked = crumbs.flatMap((crumb, at) =>
    at === crumbs.length - 1
      ? [{ label: crumb.label, to: path }]
      : crumb.to
        ? [{ label: crumb.label, to: crumb.to }]
        : [],
  )
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Documentation', to: '/' }, ...linked].map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: origin + to,
    })),
  }
  // A title could hold `</script>`.
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
