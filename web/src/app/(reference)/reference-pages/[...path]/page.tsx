import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadReferencePage, loadReferencePaths } from '../../../../features/reference/load/reference-page.ts'
import { titleOf } from '../../../../features/reference/ui/labels.ts'
import { ReferencePage } from '../../../../features/reference/ui/reference-page.tsx'
import { pageMetadata } from '../../../page-metadata.ts'
import { pathOfParams, type PathParams } from './path-params.ts'

type Props = { params: Promise<PathParams> }

export const dynamicParams = true

/** Every page of every reference is rendered by the build. The proxy serves each at its own address. */
export async function generateStaticParams(): Promise<PathParams[]> {
  const paths = await loadReferencePaths()
  return paths.map((path) => ({ path: path.slice(1).split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await loadReferencePage(pathOfParams(await params))
  if (!data) return {}
  const { reference, slug, group, operation } = data
  const { title, label, canonical } = reference.entry
  const name = [title, ...(label === 'Partner edition' ? [label] : [])].join(', ')
  const what = operation ? `${operation.method} ${operation.path}` : group ? `The group ${group.title}` : 'Operations'
  return pageMetadata({
    title: group ? `${titleOf(data)} · ${name}` : name,
    description: `${what} of the ${name}: parameters, request, responses and errors, to read and to try.`,
    path: slug ? `${canonical}/${slug}` : canonical,
    picture: canonical,
  })
}

export default async function Page({ params }: Props) {
  const data = await loadReferencePage(pathOfParams(await params))
  // The proxy answers unknown paths before; this is for a page that vanished in between.
  if (!data) notFound()
  return <ReferencePage data={data} />
}
