import { parse } from 'groq-js'
import { z } from 'zod'
import { badRequest } from '../errors.ts'

export const OPERATIONS = ['create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

/** What is asked of a webhook: which changes it is told of, where, and in which words. */
export type HookSettings = {
  name: string
  dataset: string
  url: string
  httpMethod: 'POST' | 'PUT' | 'PATCH'
  on: readonly Operation[]
  filter: string | null
  projection: string | null
  secret: string | null
  headers: Readonly<Record<string, string>>
  isDisabledByUser: boolean
}

export type Hook = HookSettings & { id: string; createdAt: string; updatedAt: string }

const RESERVED_HEADER = /^(host|content-.*|transfer-encoding|connection|idempotency-key|sanity-.*)$/i
const HEADER_NAME = /^[A-Za-z0-9-]{1,100}$/

const ruleSchema = z.object({
  on: z
    .array(z.enum(OPERATIONS))
    .min(1)
    .default([...OPERATIONS]),
  filter: z.string().max(20_000).nullish(),
  projection: z.string().max(20_000).nullish(),
})
const webAddress = z.url({ protocol: /^https?$/, error: 'url must be an http or https address' })
const headersSchema = z
  .record(z.string().regex(HEADER_NAME), z.string().regex(/^[\x20-\x7e]*$/))
  .refine(
    (headers) => !Object.keys(headers).some((name) => RESERVED_HEADER.test(name)),
    'headers sets one of the lake’s own',
  )

/** Sanity nests on, filter and projection in `rule`; older clients send them flat. Both are understood. */
const settingsSchema = z
  .object({
    type: z.literal('document').default('document'),
    name: z.string().min(1).max(200),
    dataset: z.string().min(1).default('production'),
    url: webAddress,
    httpMethod: z.enum(['POST', 'PUT', 'PATCH']).default('POST'),
    rule: ruleSchema.optional(),
    on: ruleSchema.shape.on.optional(),
    filter: ruleSchema.shape.filter,
    projection: ruleSchema.shape.projection,
    secret: z.string().max(500).nullish(),
    headers: headersSchema.nullish(),
    isDisabledByUser: z.boolean().default(false),
  })
  .transform((given): HookSettings => ({
    name: given.name,
    dataset: given.dataset,
    url: given.url,
    httpMethod: given.httpMethod,
    on: given.rule?.on ?? given.on ?? OPERATIONS,
    filter: (given.rule?.filter ?? given.filter) || null,
    projection: (given.rule?.projection ?? given.projection) || null,
    secret: given.secret || null,
    headers: given.headers ?? {},
    isDisabledByUser: given.isDisabledByUser,
  }))

/**
 * Reads a hook's settings from a request.
 *
 * @throws ApiError 400 naming the first thing that is wrong
 */
export function parseSettings(body: unknown): HookSettings {
  const result = settingsSchema.safeParse(body)
  if (!result.success) {
    const [issue] = result.error.issues
    throw badRequest(`The hook is not valid: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`)
  }
  checkGroq('filter', result.data.filter)
  checkGroq('projection', result.data.projection)
  return result.data
}

/** A hook as the API tells it: all but the secret, which only goes in. */
export function describeHook(hook: Hook, projectId: string) {
  const { on, filter, projection, secret, ...rest } = hook
  return { type: 'document', projectId, ...rest, rule: { on, filter, projection }, hasSecret: secret !== null }
}

function checkGroq(name: string, groq: string | null) {
  if (groq === null) return
  try {
    parse(groq, { mode: 'delta' })
  } catch (error) {
    throw badRequest(`The hook is not valid: ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
