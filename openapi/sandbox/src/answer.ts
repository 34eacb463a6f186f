import type { Answer, Call, Services } from './call.ts'
import { loadApi, type Api } from './description/api.ts'
import type { SandboxOperation } from './description/operation.ts'
import { findBehaviour } from './apis/behaviours.ts'
import { SandboxError } from './errors.ts'
import { mediaTypeOf, parseBody, readText } from './http/body.ts'
import { fromDescription } from './http/from-description.ts'
import { onceByKey } from './http/idempotency.ts'
import { countBytes, countVisitorCall } from './http/rate.ts'
import { readInputs } from './http/read-request.ts'
import { requestIdOf, respond, respondError, type Asked } from './http/respond.ts'
import { playScenario } from './http/scenario.ts'
import { bearerOf, checkToken, needsToken } from './http/security.ts'
import { issueToken } from './tokens/issue-token.ts'
import type { Token } from './state/tokens.ts'
import { createWorld } from './state/world.ts'

/** What answering needs beside the description. */
export type Context = { services: Services; origin: string }

/** Answers a call of one API, held against its description. */
export async function answerApi(api: Api, path: string, request: Request, context: Context): Promise<Response> {
  const matches = api.match(path)
  const match = matches.find(({ operation }) => operation.method === request.method)
  const operation = match?.operation ?? matches[0]?.operation
  const asked: Asked = { api, operation, request, requestId: requestIdOf(request) }
  try {
    if (match) {
      const answer = await perform(api, match.operation, match.values, request, context)
      return answer instanceof Response ? answer : respond(asked, answer)
    }
    if (path === '/token' && request.method === 'POST') return respond(asked, await answerToken(api, request, context))
    if (path === '/signin' && request.method === 'GET')
      throw new SandboxError('unsupported_response_type', {
        status: 400,
        description: 'The sandbox has no page to sign in: ask for a user token by grant_type=password.',
      })
    if (isOutsideEdition(api, path, request.method))
      throw new SandboxError('PARTNER_OPERATION_NOT_ALLOWED', {
        status: 403,
        description: 'It is outside of your edition.',
      })
    if (matches.length === 0 && path !== '/token')
      throw new SandboxError('RESOURCE_UNKNOWN', { description: 'No operation has this path.' })
    return respondError(asked, wrongMethod(matches.map((one) => one.operation)))
  } catch (error) {
    if (error instanceof SandboxError) return respondError(asked, error)
    console.error('[sandbox]', error)
    return respondError(asked, new SandboxError('INTERNAL_ERROR', { status: 500 }))
  }
}

function wrongMethod(operations: readonly SandboxOperation[]): SandboxError {
  const methods = operations.length > 0 ? operations.map(({ method }) => method) : ['POST']
  const documented = operations.some(({ responses }) => responses.some(({ status }) => status === 405))
  return new SandboxError(documented ? 'NO' : 'BAD_PARAMETER', {
    status: 405,
    description: `This path takes ${methods.join(', ')}.`,
    headers: { Allow: methods.join(', ') },
  })
}

async function perform(
  api: Api,
  operation: SandboxOperation,
  path: Record<string, string>,
  request: Request,
  context: Context,
): Promise<Answer | Response> {
  const { services } = context
  const now = services.now()
  const text = await readText(request, services.limits.bodyBytes)
  const token = needsToken(api, operation) ? findToken(request, services) : undefined
  const world = token ? services.worldOf(token.worldKey) : createWorld('public')
  if (token) {
    countVisitorCall(world, now, services.limits)
    checkToken(api, operation, token)
  }
  playScenario(api, operation, request)
  const inputs = readInputs(api, operation, request, path, text)
  if (operation.path === '/token') return issueToken(api, request, inputs.body, services)
  const call: Call = { api, operation, world, token, services, origin: context.origin, now, request, path, ...inputs }
  countBytes(world, request.method === 'GET' ? 0 : text.length, services.limits)
  return onceByKey(call, text, async () => (findBehaviour(api.id, operation.id) ?? fromDescription)(call))
}

/** The caller's token. @throws {SandboxError} when it is missing, unknown or over */
function findToken(request: Request, services: Services): Token {
  const value = bearerOf(request)
  if (!value) throw new SandboxError('invalid_token', { status: 401, description: 'The access token is missing.' })
  const token = services.findToken(value)
  if (!token || token.kind === 'refresh')
    throw new SandboxError('invalid_token', { status: 401, description: 'No such access token. Ask for a new one.' })
  if (token.expiresAt <= services.now())
    throw new SandboxError('invalid_token', { status: 401, description: 'The access token has expired.' })
  return token
}

/** The token endpoint of an API whose description has none of its own. */
async function answerToken(api: Api, request: Request, { services }: Context): Promise<Answer> {
  const text = await readText(request, services.limits.bodyBytes)
  const body = parseBody(mediaTypeOf(request), text)
  return issueToken(api, request, body, services)
}

/** Whether an operation is one of V3 that the partner edition leaves out. */
function isOutsideEdition({ id }: Api, path: string, method: string): boolean {
  if (id !== 'accounts-v3-partner') return false
  return (
    loadApi('accounts-v3')
      ?.match(path)
      .some(({ operation }) => operation.method === method) ?? false
  )
}
