import { z } from 'zod'
import { isPublishedId, publishedIdOf } from '../documents.ts'
import { actionError, badRequest } from '../errors.ts'
import { describeIssue } from '../mutations/parse.ts'
import {
  documentIdSchema,
  documentInputSchema,
  patchOperationsSchema,
  transactionIdSchema,
} from '../mutations/schemas.ts'
import { limits } from '../wire.ts'

const id = documentIdSchema
const revision = z.string().optional()
const identifiedSchema = documentInputSchema.extend({ _id: documentIdSchema })
const named = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)

const actionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: named('create'),
    publishedId: id,
    attributes: identifiedSchema,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: named('edit'),
    draftId: id,
    publishedId: id,
    patch: patchOperationsSchema.extend({ id: z.string().optional(), ifRevisionID: revision }),
  }),
  z.object({
    actionType: named('publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({ actionType: named('unpublish'), draftId: id, publishedId: id }),
  z.object({ actionType: named('discard'), draftId: id }),
  z.object({ actionType: named('delete'), publishedId: id, includeDrafts: z.array(id).default([]) }),
  z.object({ actionType: named('replaceDraft'), publishedId: id, attributes: identifiedSchema }),
  z.object({
    actionType: named('version.create'),
    publishedId: id,
    document: documentInputSchema.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({ actionType: named('version.discard'), versionId: id }),
  z.object({ actionType: named('version.replace'), document: identifiedSchema }),
  z.object({ actionType: named('version.unpublish'), versionId: id, publishedId: id }),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<Type extends Action['actionType']> = Extract<Action, { actionType: Type }>

export type ActionsRequest = { actions: Action[]; transactionId: string | undefined; dryRun: boolean }

const bodySchema = z.object({
  actions: z.union([z.array(z.unknown()).min(1).max(limits.mutationsPerRequest), z.looseObject({})]),
  transactionId: transactionIdSchema.optional(),
  dryRun: z.boolean().default(false),
})

const known: ReadonlySet<string> = new Set(actionSchema.options.map((option) => option.shape.actionType.value))

/** The Studio names versions as drafts and drafts as versions, but neither is ever the live document, or another's. */
function checkIds(action: Action, index: number): void {
  const draft = 'draftId' in action ? action.draftId : 'versionId' in action ? action.versionId : undefined
  if (draft === undefined) return
  if (isPublishedId(draft)) throw actionError(400, index, `"${draft}" is not the id of a draft or a version`)
  const published = 'publishedId' in action ? action.publishedId : publishedIdOf(draft)
  if (publishedIdOf(draft) !== published) throw actionError(400, index, `"${draft}" does not belong to "${published}"`)
}

function parseAction(value: unknown, index: number): Action {
  const type = z.looseObject({ actionType: z.string() }).safeParse(value).data?.actionType
  if (type !== undefined && !known.has(type)) {
    throw actionError(400, index, `The action "${type}" is not available in this lake`)
  }
  const result = actionSchema.safeParse(value)
  if (!result.success) throw actionError(400, index, describeIssue(result.error))
  checkIds(result.data, index)
  return result.data
}

/** The body of an actions request, or an ApiError that names the action at fault. */
export function parseActionsRequest(body: unknown): ActionsRequest {
  const result = bodySchema.safeParse(body)
  if (!result.success) throw badRequest(describeIssue(result.error))
  const { actions, transactionId, dryRun } = result.data
  const list: unknown[] = Array.isArray(actions) ? actions : [actions]
  return { actions: list.map((action, index) => parseAction(action, index)), transactionId, dryRun }
}
