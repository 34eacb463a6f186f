import { toRecord, toText } from '@portal/openapi/json'
import type { Answer } from '../call.ts'
import type { Context } from '../answer.ts'
import { SandboxError } from '../errors.ts'
import { parseBody, readText } from '../http/body.ts'
import { bearerOf } from '../http/security.ts'
import { mayDeliverTo, type WebhookOptions } from './deliver.ts'
import { hooksOf } from './hooks.ts'

/**
 * Answers `/sandbox/webhooks`, the sandbox's own call: `PUT {url, secret}` has the visitor's events sent to a program on
 * this machine, `DELETE` ends it. @throws {SandboxError} where the operator does not allow it
 */
export async function answerWebhooks(
  request: Request,
  context: Context,
  options: WebhookOptions | undefined,
): Promise<Answer> {
  const { services } = context
  const token = services.findToken(bearerOf(request) ?? '')
  if (!token || token.expiresAt <= services.now())
    throw new SandboxError('invalid_token', { status: 401, description: 'Send a token of the sandbox.' })
  if (!options)
    throw new SandboxError('RESOURCE_FORBIDDEN', {
      status: 403,
      description: 'The operator of this portal does not let the sandbox send webhooks.',
    })
  const hooks = hooksOf(services.worldOf(token.worldKey))
  if (request.method === 'DELETE') {
    hooks.target = undefined
    return { status: 204 }
  }
  if (request.method !== 'PUT')
    throw new SandboxError('BAD_PARAMETER', { status: 405, description: 'This path takes PUT and DELETE.' })
  const body = toRecord(parseBody('application/json', await readText(request, services.limits.bodyBytes)))
  const url = toText(body['url'])
  const secret = toText(body['secret'])
  if (!mayDeliverTo(url, options))
    throw new SandboxError('BAD_PARAMETER', {
      status: 400,
      description: 'url must lie on this machine, on a port that is not the portal’s.',
    })
  if (secret.length < 8)
    throw new SandboxError('BAD_PARAMETER', { status: 400, description: 'secret has at least 8 characters.' })
  hooks.target = { url, secret }
  return { status: 200, body: { url } }
}
