import 'server-only'
import { getDescription } from '@portal/openapi'
import { env } from '../../../env.ts'
import { DescriptionRefused } from '../description/refusal.ts'
import { fetchText } from './fetch-text.ts'
import type { ReferenceDocument } from './reference.query.ts'

const texts = new WeakMap<object, string>()

/**
 * The text of a reference's description.
 *
 * @throws {DescriptionRefused} when there is none, or it can't be loaded
 */
export async function sourceText({ source }: ReferenceDocument): Promise<string> {
  switch (source?.kind) {
    case 'bundled':
      return bundledText(source.bundled ?? '')
    case 'file':
      return load(source.file, 'No file has been uploaded yet.')
    case 'url':
      return load(source.url, 'No address has been given yet.')
    default:
      throw new DescriptionRefused('It has not been said where the description comes from.')
  }
}

function bundledText(id: string): string {
  const document = getDescription(id)
  if (!document) throw new DescriptionRefused('The description of this API is not part of this portal yet.')
  const text = texts.get(document) ?? JSON.stringify(document)
  texts.set(document, text)
  return text
}

function load(address: string | null | undefined, missing: string): Promise<string> {
  if (!address) throw new DescriptionRefused(missing)
  return fetchText(address, env.source.kind === 'embedded' ? new URL(env.source.apiHost).origin : '')
}
