import { env } from '../../../env.ts'
import { HEAD_PLACE, ORIGIN_PLACE } from '../render/places.ts'
import type { ReferencePageData } from '../load/reference-page.ts'
import { headMarkup } from './head-markup.ts'
import { putMarkup } from './markup-store.ts'
import { ReferenceMarkup } from './reference-markup.client.tsx'
import { ReferenceTakeover } from './reference-takeover.client.tsx'

/** A page of a reference: Scalar's markup of it, with the portal's head in it; or the reason why there is none. */
export function ReferencePage({ data }: { data: ReferencePageData }) {
  const { reference, slug, page } = data
  const head = headMarkup(data, (variant) => `ui-badge ui-badge-${variant}`)
  if (!page || !reference.rendering)
    return (
      <main id="main" tabIndex={-1} data-portal-slot="start">
        <div dangerouslySetInnerHTML={{ __html: head }} />
        <p>This description can't be shown. {reference.refusal}</p>
      </main>
    )
  const name = `${reference.rendering.key}/${reference.entry.path}/${slug}`
  putMarkup(name, {
    markup: page.markup.replace(HEAD_PLACE, () => head).replaceAll(ORIGIN_PLACE, env.webUrl),
    // In a layer of its own, so that the portal's rules win whatever their selectors.
    css: `@layer scalar{${page.css}}`,
  })
  return (
    <div data-kind={data.operation ? 'operation' : data.group ? 'group' : 'reference'}>
      <ReferenceMarkup name={name} />
      <ReferenceTakeover source={`/api/reference/${reference.rendering.key}/${slug}`} />
    </div>
  )
}
