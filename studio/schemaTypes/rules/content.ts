import type { ValidationContext } from 'sanity'
import { API_VERSION } from '@portal/content-source'
import type { Verdict } from './verdict.ts'
import { otherDocuments } from './document-ids.ts'

/** What the rules that compare documents ask of a Studio validation context; tests pass a small object. */
export type ContentContext = Pick<ValidationContext, 'document' | 'getClient'>

/** Ids of the documents of a type, drafts and versions included, whose field holds a value. */
async function idsWith(type: string, field: string, value: string, context: ContentContext): Promise<string[]> {
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return client.fetch<string[]>(`*[_type == $type && ${field} == $value]._id`, { type, value }, { tag: 'validation' })
}

/** No other document of the type has this value in this field. A document's own draft and versions do not count. */
export function uniqueIn(type: string, field: string) {
  return async (value: string | undefined, context: ContentContext): Promise<Verdict> => {
    if (!value || !context.document) return true
    const others = otherDocuments(await idsWith(type, field, value, context), context.document._id)
    return others.length === 0 ? true : `Already used by another document: ${others.join(', ')}.`
  }
}

/** Some document of the type, published or draft, has this value in this field. */
export async function existsIn(type: string, field: string, value: string, context: ContentContext): Promise<boolean> {
  return (await idsWith(type, field, value, context)).length > 0
}
