/** An error code, the statuses that it comes with, and what it says. */
export type ErrorCode = { code: string; statuses: readonly number[]; meaning: string }

const one = (status: number, code: string, meaning: string): ErrorCode => ({ code, statuses: [status], meaning })

/** What the token endpoint of each API answers, by OAuth2. */
export const tokenErrors: readonly ErrorCode[] = [
  one(400, 'invalid_request', 'A field of the form is missing, or the body is not a form'),
  one(400, 'invalid_grant', 'The e-mail, password, code or refresh token is wrong or over'),
  one(400, 'invalid_scope', 'The client may not have this scope'),
  one(400, 'unsupported_grant_type', 'No such grant type'),
  one(401, 'invalid_client', 'The client id or the client secret is wrong'),
]

const common: readonly ErrorCode[] = [
  one(400, 'BAD_PARAMETER', 'A value is missing or not allowed'),
  one(400, 'FORMAT_ERROR', 'The body is not JSON, or a value has the wrong form'),
  one(401, 'invalid_token', 'No token, or one that has ended'),
  one(403, 'insufficient_scope', 'The token lacks the scope'),
  one(403, 'RESOURCE_FORBIDDEN', 'The resource belongs to another project'),
  one(403, 'OPTION_NOT_ENABLED', 'The project lacks the option, or the consent does not cover it'),
  one(404, 'RESOURCE_UNKNOWN', 'It does not exist, or was deleted'),
  one(429, 'TOO_MANY_REQUESTS', 'More than 20 requests a second'),
  one(500, 'INTERNAL_ERROR', 'A fault on our side'),
  one(503, 'SERVICE_UNAVAILABLE', 'We cannot answer for now'),
]

const sync: readonly ErrorCode[] = [
  one(409, 'SYNC_ALREADY_RUNNING', 'A run of the connection has not ended'),
  one(429, 'SYNC_LIMIT_REACHED', 'Too many runs of the connection'),
]

/** The error codes of each API, beside those of its token endpoint. */
export const errorCodes = {
  'accounts-v2': [
    ...common,
    ...sync,
    one(400, 'PARAMETER_MISSING', 'A required value is missing'),
    one(403, 'AGREEMENT_REQUIRED', 'This operation needs an agreement that the client has not signed'),
    one(409, 'ALREADY_EXISTS', 'The e-mail is taken'),
    one(422, 'CREDENTIALS_INVALID', 'The bank refuses the credentials, or the answer to the challenge is wrong'),
    one(503, 'BANK_ERROR', 'The bank does not answer'),
  ],
  'accounts-v3': [
    ...common,
    ...sync,
    one(409, 'CONFLICT', 'It exists already, or something is running'),
    one(422, 'UNPROCESSABLE', 'Well formed, but not possible for the project'),
    one(422, 'CONTRAST_TOO_LOW', 'Two widget colours are too close'),
  ],
  payments: [
    { code: 'PARAMETER_MISSING', statuses: [400], meaning: 'A required header, parameter or field is missing' },
    { code: 'FORMAT_ERROR', statuses: [400, 415], meaning: 'The body is not JSON, or a value has the wrong form' },
    { code: 'BAD_PARAMETER', statuses: [400, 422], meaning: 'A value is not allowed, or not possible now' },
    { code: 'invalid_request', statuses: [400], meaning: 'The form of the token request is incomplete' },
    { code: 'invalid_client', statuses: [401], meaning: 'The client id or the client secret is wrong' },
    { code: 'invalid_token', statuses: [401], meaning: 'No token, or one that has ended' },
    {
      code: 'NO',
      statuses: [403, 405],
      meaning: 'Not allowed: an account that is not declared, an order of another client',
    },
    { code: 'RESOURCE_UNKNOWN', statuses: [404], meaning: 'It does not exist, or belongs to the other mode' },
    { code: 'INTERNAL_ERROR', statuses: [500], meaning: 'A fault on our side' },
    { code: 'BANK_ERROR', statuses: [503], meaning: 'The bank does not answer' },
  ],
  insights: [
    ...common.filter(({ code }) => code !== 'RESOURCE_FORBIDDEN'),
    one(403, 'RESOURCE_FORBIDDEN', 'The user belongs to another project'),
    one(409, 'DATA_NOT_READY', 'A synchronisation of the user is running'),
    one(422, 'NOT_ENOUGH_HISTORY', 'Fewer than 3 months of transactions are known'),
  ],
} as const satisfies Record<string, readonly ErrorCode[]>
