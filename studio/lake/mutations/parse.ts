import { z } from 'zod'
import { badRequest, invalidMutation } from '../errors.ts'
import { limits } from '../wire.ts'
import type { Mutation, Selection } from './mutation.ts'
import { deleteSchema, documentInputSchema, patchSchema, transactionIdSchema } from './schemas.ts'

export type MutateRequest = { mutations: Mutation[]; transactionId: string | undefined }

const bodySchema = z.object({
  mutations: z.array(z.record(z.string(), z.unknown())).max(limits.mutationsPerRequest),
  transactionId: transactionIdSchema.optional(),
})

/** The first thing that is wrong, with where it stands. */
export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'Invalid request'
  const path = issue.path.join('.')
  return path === '' ? issue.message : `${issue.message} (at "${path}")`
}

function parsed<Output>(schema: z.ZodType<Output>, value: unknown, index: number): Output {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidMutation(describeIssue(result.error), index)
  return result.data
}

function selection(value: z.infer<typeof deleteSchema>, index: number): Selection {
  if (value.query !== undefined) return { kind: 'query', query: value.query, params: value.params ?? {} }
  if (value.id === undefined) throw invalidMutation('A patch or delete needs an id or a query', index)
  return { kind: 'ids', ids: typeof value.id === 'string' ? [value.id] : value.id }
}

function parseMutation(value: Record<string, unknown>, index: number): Mutation {
  const names = Object.keys(value)
  const [name] = names
  if (name === undefined || names.length > 1) {
    throw invalidMutation(`A mutation has exactly one operation, but this one has ${names.length}`, index)
  }
  switch (name) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      return { kind: name, document: parsed(documentInputSchema, value[name], index) }
    case 'delete': {
      const input = parsed(deleteSchema, value[name], index)
      return { kind: 'delete', selection: selection(input, index), ifRevisionId: input.ifRevisionID }
    }
    case 'patch': {
      const { id, query, params, ifRevisionID, ...operations } = parsed(patchSchema, value[name], index)
      return {
        kind: 'patch',
        selection: selection({ id, query, params }, index),
        ifRevisionId: ifRevisionID,
        operations,
      }
    }
    default:
      throw invalidMutation(`Unknown mutation "${name}"`, index)
  }
}

/** The body of a mutate request, or an ApiError that names the mutation at fault. */
export function parseMutateRequest(body: unknown): MutateRequest {
  const result = bodySchema.safeParse(body)
  if (!result.success) throw badRequest(describeIssue(result.error))
  return {
    mutations: result.data.mutations.map((mutation, index) => parseMutation(mutation, index)),
    transactionId: result.data.transactionId,
  }
}
