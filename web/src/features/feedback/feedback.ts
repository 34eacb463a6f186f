import { feedbackReasons } from '@portal/content-rules/feedback'
import { z } from 'zod'

/** The field that readers do not see; whoever fills it in is no reader. */
export const HONEYPOT = 'website'

/** The most characters of a comment. */
export const LONGEST_COMMENT = 2000

const REASONS = feedbackReasons.map(({ value }) => value)

// Line ends and tabs stay; what else controls a terminal or hides in a text goes.
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const HIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g

const schema = z.object({
  // The browser's own, so that words sent after a vote complete it; without scripts there is none.
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
  path: z
    .string()
    .max(300)
    .regex(/^\/docs(?:\/[a-z0-9-]+)+$/i),
  helpful: z.enum(['yes', 'no']).transform((vote) => vote === 'yes'),
  reasons: z
    .array(z.enum(REASONS))
    .max(REASONS.length)
    .transform((reasons) => [...new Set(reasons)]),
  comment: z
    .string()
    .max(LONGEST_COMMENT)
    .transform((comment) => comment.replace(HIDDEN, '').trim()),
})

/** What a reader thinks of a page. */
export type Feedback = z.infer<typeof schema>

/** Reads a form that anybody may have sent; undefined for one that our page can't have made. */
export function parseFeedback(form: URLSearchParams): Feedback | undefined {
  return schema.safeParse({
    id: form.get('id'),
    path: form.get('path'),
    helpful: form.get('helpful'),
    reasons: form.getAll('reason'),
    comment: form.get('comment') ?? '',
  }).data
}
