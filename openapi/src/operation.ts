import type { Field } from './flatten-fields.ts'

export type Parameter = { name: string; in: string; required: boolean; description: string; type: string }

export type SecurityChoice = { scheme: string; scopes: string[] }

/** One operation of an API description, with everything that a guide says about it. */
export type Operation = {
  method: string
  path: string
  operationId: string
  summary: string
  description: string
  tags: string[]
  servers: string[]
  security: SecurityChoice[]
  parameters: Parameter[]
  requestBody: Field[]
  responses: { status: string; description: string }[]
}

/** What a list of operations needs: enough to name one and to link to it. */
export type OperationSummary = Pick<Operation, 'method' | 'path' | 'operationId' | 'summary' | 'tags'>

export const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'trace'] as const
