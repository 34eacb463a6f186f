import type { JsonRecord } from '@portal/openapi/json'

/** A parameter; `pointer` leads to its schema. */
export type Parameter = {
  name: string
  in: string
  required: boolean
  pointer: string
  isList: boolean
  explode: boolean
}

/** One media type of a body; `pointer` leads to its schema. */
export type Media = { type: string; pointer: string; schema: JsonRecord; examples: unknown[] }

export type ResponseSpec = { status: number; description: string; headers: string[]; media: Media[] }

/** What one way of being allowed asks for: every scheme of the list, with its scopes. */
export type SecurityChoice = { scheme: string; scopes: string[] }[]

/** One operation of a description, in the form in which requests are held against it. */
export type SandboxOperation = {
  api: string
  id: string
  method: string
  path: string
  parameters: Parameter[]
  body: { required: boolean; media: Media[] } | undefined
  security: SecurityChoice[]
  responses: ResponseSpec[]
}

/** A documented failure of an operation; a status whose text names no code stands alone. */
export type DocumentedError = { status: number; code: string | undefined; example: JsonRecord | undefined }
