import { z } from 'zod'

const referenceSchema = z.object({ _type: z.literal('reference'), _ref: z.string(), _weak: z.boolean().optional() })

/** What the model's documents hold: a text, a number, lists by place and by key, an object, a reference. */
export const modelDocumentSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  title: z.string(),
  n: z.number().nullish(),
  tags: z.array(z.string()),
  items: z.array(z.looseObject({ _key: z.string() })),
  nested: z.record(z.string(), z.unknown()),
  to: referenceSchema.optional(),
})
export type ModelDocument = z.infer<typeof modelDocumentSchema>

/** The group that an id belongs to. */
export const groupOf = (id: string) => id.replace(/^(drafts|versions\.[^.]+)\./, '')
export const isLive = (id: string) => groupOf(id) === id
