import { z } from 'zod'

/** What Sanity allows as a document id. */
export const documentIdPattern = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/
/** A transaction id ends up in event ids and URLs. */
export const transactionIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,128}$/, 'must be 1 to 128 letters, digits, ".", "_" or "-"')

export const documentIdSchema = z.string().regex(documentIdPattern, {
  error: (issue) => `Malformed document ID: ${JSON.stringify(issue.input)}`,
})

/** Missing, or ending in a dot, means that the lake completes it. */
const newIdSchema = z.string().refine((id) => id === '' || id.endsWith('.') || documentIdPattern.test(id), {
  error: (issue) => `Malformed document ID: ${JSON.stringify(issue.input)}`,
})

export const documentInputSchema = z.looseObject({
  _id: newIdSchema.optional(),
  _type: z.string({ error: 'Document must have a _type attribute' }).min(1, 'The _type attribute must not be empty'),
})

/** A path makes the objects on its way, so its length bounds how deep a document can become: our walkers are recursive. */
const pathSchema = z.string().max(1000, 'A path is at most 1000 characters long')

export const patchOperationsSchema = z
  .strictObject({
    set: z.record(pathSchema, z.unknown()),
    setIfMissing: z.record(pathSchema, z.unknown()),
    unset: z.array(pathSchema),
    diffMatchPatch: z.record(pathSchema, z.string()),
    inc: z.record(pathSchema, z.number()),
    dec: z.record(pathSchema, z.number()),
    insert: z
      .strictObject({
        before: pathSchema.optional(),
        after: pathSchema.optional(),
        replace: pathSchema.optional(),
        items: z.array(z.unknown()),
      })
      .refine(
        ({ before, after, replace }) => [before, after, replace].filter((path) => path !== undefined).length === 1,
        'insert needs exactly one of before, after and replace',
      ),
  })
  .partial()

const selectionFields = {
  id: z.union([documentIdSchema, z.array(documentIdSchema)]).optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  ifRevisionID: z.string().optional(),
}

export const deleteSchema = z.object(selectionFields)
export const patchSchema = patchOperationsSchema.extend(selectionFields)
