import { storageFailure, type StorageFailure } from './store/failures.ts'
import { mediaTypes } from './wire.ts'

/** A failure that the caller is told about: an HTTP status and a body in one of Sanity's own shapes. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, body: Readonly<Record<string, unknown>>) {
    super(message)
    this.status = status
    this.body = body
  }
}

const httpError = (status: number, error: string, message: string, extra: Record<string, unknown> = {}) =>
  new ApiError(status, message, { statusCode: status, error, message, ...extra })

export const badRequest = (message: string) => httpError(400, 'Bad Request', message)
/** `SIO-401-ANF` makes the Studio forget its session and show its login page. */
export const unauthorized = (message = 'Session not found') =>
  httpError(401, 'Unauthorized', message, { errorCode: 'SIO-401-ANF' })
export const notFound = (message: string) => httpError(404, 'Not Found', message)
export const datasetNotFound = (dataset: string, projectId: string) =>
  notFound(`Dataset "${dataset}" not found for project ID "${projectId}"`)
export const methodNotAllowed = (method: string, path: string) =>
  httpError(405, 'Method Not Allowed', `${method} is not allowed on ${path}`)
export const bodyTooLarge = (limit: number) =>
  httpError(413, 'Request Entity Too Large', `The request body is larger than the limit of ${limit} bytes`)
/** For what may succeed when tried again: the Studio throws buffered edits away on a 4xx and retries a 5xx. */
export const temporarilyUnavailable = (message: string) => httpError(503, 'Service Unavailable', message)

export function queryParseError(description: string, query: string, start: number, end = start): ApiError {
  return new ApiError(400, description, {
    error: { type: 'queryParseError', description, query, start, end },
    statusCode: 400,
    message: description,
  })
}

export function queryEvaluationError(description: string, query: string): ApiError {
  return new ApiError(400, description, {
    error: { type: 'queryEvaluationError', description, query },
    statusCode: 400,
    message: description,
  })
}

export type MutationErrorItem = { type: string; description: string; [detail: string]: unknown }

export function mutationError(status: number, index: number, item: MutationErrorItem): ApiError {
  const description = `The mutation(s) failed: ${item.description}`
  return new ApiError(status, description, {
    error: { type: 'mutationError', description, items: [{ error: item, index }] },
    statusCode: status,
    message: description,
  })
}

export const documentNotFound = (id: string, index: number) =>
  mutationError(409, index, {
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    id,
  })

export const documentExists = (id: string, index: number) =>
  mutationError(409, index, {
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    id,
  })

export const revisionMismatch = (id: string, expected: string, actual: string | undefined, index: number) =>
  mutationError(409, index, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Revision of document "${id}" is "${actual ?? 'none'}", but "${expected}" was expected`,
    id,
    currentRevisionID: actual,
    expectedRevisionID: expected,
  })

export const invalidMutation = (description: string, index: number, detail: Record<string, unknown> = {}) =>
  mutationError(400, index, { type: 'validationError', description, ...detail })

export const insufficientPermissions = (permission: string) => {
  const description = `Insufficient permissions; permission "${permission}" required`
  return new ApiError(403, description, {
    error: {
      type: 'mutationError',
      description,
      items: [{ error: { type: 'insufficientPermissionsError', description, permission }, index: 0 }],
    },
    statusCode: 403,
    message: description,
  })
}

export function actionError(status: number, index: number, description: string): ApiError {
  return new ApiError(status, description, {
    error: { type: 'actionError', description, items: [{ error: { type: 'actionError', description }, index }] },
    statusCode: status,
    message: description,
  })
}

export const transactionExists = (id: string) =>
  new ApiError(409, `Transaction "${id}" already exists`, {
    error: { type: 'transactionAlreadyExistsError', description: `Transaction "${id}" already exists`, id },
    statusCode: 409,
    message: `Transaction "${id}" already exists`,
  })

const STORAGE_MESSAGES: Record<StorageFailure, string> = {
  full: 'The disk of the lake is full: nothing was changed',
  damaged: 'The database of the lake is damaged: nothing was changed',
  'read-only': "The data folder of the lake can't be written: nothing was changed",
  'in use': 'The database of the lake is in use: nothing was changed',
  unreadable: 'The disk of the lake failed: nothing was changed',
}

/** A fault of the disk passes, so it is a 5xx: whoever asked keeps what they have and tries again. */
function unexpected(error: unknown): ApiError {
  const failure = storageFailure(error)
  if (failure) return temporarilyUnavailable(STORAGE_MESSAGES[failure])
  return httpError(500, 'Internal Server Error', 'The lake failed to answer this request')
}

/** The one place where a failure becomes a response. What is not an ApiError is a fault of ours: 500, which is retried. */
export function errorResponse(error: unknown, report: (error: unknown) => void): Response {
  if (!(error instanceof ApiError)) report(error)
  const known = error instanceof ApiError ? error : unexpected(error)
  return new Response(JSON.stringify(known.body), {
    status: known.status,
    headers: { 'content-type': mediaTypes.json, 'cache-control': 'no-store' },
  })
}
