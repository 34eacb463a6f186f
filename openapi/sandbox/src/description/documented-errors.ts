import { isRecord, toList, toRecord, toTexts, type JsonRecord } from '@portal/openapi/json'
import { locate } from './locate.ts'
import type { DocumentedError, ResponseSpec, SandboxOperation } from './operation.ts'

/** Every failure that an operation documents: a status with each code that its text or its examples name. */
export function documentedErrors(document: JsonRecord, { responses }: SandboxOperation): DocumentedError[] {
  return responses
    .filter(({ status }) => status >= 400)
    .flatMap((response): DocumentedError[] => {
      const examples = response.media.flatMap(({ examples: all }) => all.filter(isRecord))
      const codes = codesOf(document, response, examples)
      if (codes.length === 0) return [{ status: response.status, code: undefined, example: examples[0] }]
      return codes.map((code) => ({
        status: response.status,
        code,
        example: examples.find((example) => example.error === code) ?? examples[0],
      }))
    })
}

/** The error that a code or a status names, if the operation documents it. */
export function findDocumentedError(errors: readonly DocumentedError[], name: string): DocumentedError | undefined {
  return errors.find(({ code }) => code === name) ?? errors.find(({ status }) => String(status) === name)
}

function codesOf(document: JsonRecord, response: ResponseSpec, examples: readonly JsonRecord[]): string[] {
  const known = new Set(response.media.flatMap(({ schema }) => enumOf(document, schema)))
  const shown = toTexts(examples.map(({ error }) => error))
  const written = [...response.description.matchAll(/`([A-Za-z][\w]+)`/g)].map(([, code = '']) => code)
  return [...new Set([...written.filter((code) => known.has(code)), ...shown])]
}

function enumOf(document: JsonRecord, schema: JsonRecord): string[] {
  const error = locate(document, toRecord(locate(document, schema, '').node.properties).error, '').node
  return toTexts(toList(error.enum ?? (error.const === undefined ? [] : [error.const])))
}
