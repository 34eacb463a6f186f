import type { Complaint } from './description/validator.ts'

type Options = {
  description?: string
  details?: Complaint[]
  headers?: Record<string, string>
  status?: number
  extra?: Record<string, unknown>
}

/** A refusal. Its status is the one under which the operation documents the code, unless it names one itself. */
export class SandboxError extends Error {
  override name = 'SandboxError'
  readonly code: string
  readonly options: Options

  constructor(code: string, options: Options = {}) {
    super(options.description ?? code)
    this.code = code
    this.options = options
  }
}

/** The refusal for an id that nothing has. */
export function unknownResource(what: string): SandboxError {
  return new SandboxError('RESOURCE_UNKNOWN', { description: `No ${what} has this identifier.` })
}

/** The statuses of codes that an operation does not document itself. */
export const USUAL_STATUS: Readonly<Record<string, number>> = {
  BAD_PARAMETER: 400,
  PARAMETER_MISSING: 400,
  FORMAT_ERROR: 400,
  invalid_request: 400,
  invalid_grant: 400,
  invalid_scope: 400,
  unsupported_grant_type: 400,
  invalid_client: 401,
  invalid_token: 401,
  insufficient_scope: 403,
  RESOURCE_FORBIDDEN: 403,
  NO: 403,
  RESOURCE_UNKNOWN: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
}
