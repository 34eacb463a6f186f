import 'server-only'
import { env } from '../env.ts'
import { client } from './client.ts'
import { isEditableText } from './editable-text.ts'

const token = env.readToken === undefined ? {} : { token: env.readToken }

/** Reads drafts, with the token that only the server holds. Nothing that it answers is kept anywhere. */
export const previewClient = client.withConfig({ ...token, perspective: 'raw' })

/** What a reader would see if every draft were published. */
export const draftsClient = client.withConfig({ ...token, perspective: 'drafts' })

/** The same for a writer in the Studio: texts bear invisibly where they are edited, so that a click can open the field. */
export const markedDraftsClient = draftsClient.withConfig({
  resultSourceMap: 'withKeyArraySelector',
  stega: { enabled: true, studioUrl: env.studioUrl ?? '/', filter: isEditableText },
})
