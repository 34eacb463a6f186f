import { toList, toRecord, toText, type JsonRecord } from '../json.ts'
import { resolveRef } from '../resolve-ref.ts'
import { enumGaps } from './schema-gaps.ts'

const NAMES = ['operationId', 'summary', 'description'] as const

/** The error codes that a description knows: every value of the field `error` of every schema. */
export function errorCodesOf(document: JsonRecord): string[] {
  return Object.values(toRecord(toRecord(document.components).schemas)).flatMap((schema) =>
    toList(resolveRef(document, toRecord(toRecord(schema).properties).error).enum).filter(
      (code) => typeof code === 'string',
    ),
  )
}

function examplesOf(document: JsonRecord, media: JsonRecord): unknown[] {
  const named = Object.values(toRecord(media.examples)).map((example) => resolveRef(document, example).value)
  return 'example' in media ? [media.example, ...named] : named
}

function parameterGaps(document: JsonRecord, node: unknown): string[] {
  const parameter = resolveRef(document, node)
  return [
    ...(toText(parameter.description) === '' ? ['no description'] : []),
    ...(parameter.schema ? [] : ['no schema']),
    ...('example' in parameter || 'examples' in parameter ? [] : ['no example']),
    ...[toRecord(parameter.schema), toRecord(toRecord(parameter.schema).items)].flatMap(enumGaps),
  ].map((gap) => `parameter ${toText(parameter.name)}: ${gap}`)
}

function bodyGaps(document: JsonRecord, node: unknown, name: string): string[] {
  const body = resolveRef(document, node)
  const media = Object.entries(toRecord(body.content)).flatMap(([type, content]) => [
    ...(toRecord(content).schema ? [] : [`${type} has no schema`]),
    ...(examplesOf(document, toRecord(content)).length > 0 ? [] : [`${type} has no example`]),
  ])
  const missing = toText(body.description) === '' ? ['no description', ...media] : media
  return missing.map((gap) => `${name}: ${gap}`)
}

/** An error has an example of each code that its words name, and names each code that it has an example of. */
function errorGaps(document: JsonRecord, node: unknown, status: string, codes: readonly string[]): string[] {
  const response = resolveRef(document, node)
  const words = new Set([...toText(response.description).matchAll(/`(\w+)`/g)].map(([, word = '']) => word))
  const named = codes.filter((code) => words.has(code))
  const content = Object.entries(toRecord(response.content))
  // A page for a person to read says what happened in words.
  if (content.length > 0 && content.every(([type]) => type === 'text/html')) return []
  const media = content.map(([, one]) => toRecord(one))
  const shown = new Set(media.flatMap((one) => examplesOf(document, one).map((value) => toText(toRecord(value).error))))
  return [
    ...(named.length === 0 ? ['names no code'] : []),
    ...named.filter((code) => !shown.has(code)).map((code) => `no example of ${code}`),
    ...[...shown]
      .filter((code) => !named.includes(code))
      .map((code) => `an example of ${code}, which it does not name`),
  ].map((gap) => `${status}: ${gap}`)
}

/** What an operation has no reason to answer: without credentials nothing is wrong with them, and a client has no rights. */
function errorsThatCannotBe(document: JsonRecord, { security }: JsonRecord): string[] {
  const schemes = toRecord(toRecord(document.components).securitySchemes)
  const taken = toList(security).flatMap((choice) => Object.keys(toRecord(choice)))
  if (taken.length === 0) return Array.isArray(security) ? ['401', '403'] : []
  return taken.every((name) => toRecord(schemes[name]).scheme === 'basic') ? ['403'] : []
}

/** What an operation lacks of the parts that every operation has. `required` are the errors that each one answers. */
export function operationGaps(document: JsonRecord, node: JsonRecord, required: readonly string[]): string[] {
  const responses = toRecord(node.responses)
  const codes = errorCodesOf(document)
  const absent = errorsThatCannotBe(document, node)
  const errors = Object.entries(responses).filter(([status]) => /^[45]\d\d$/.test(status))
  return [
    ...NAMES.filter((name) => toText(node[name]) === '').map((name) => `no ${name}`),
    ...(toList(node.tags).length === 0 ? ['no group'] : []),
    ...(node.security === undefined ? ['no security'] : []),
    ...required.filter((status) => !(status in responses) && !absent.includes(status)).map((status) => `no ${status}`),
    ...(Object.keys(responses).some((status) => /^2\d\d$/.test(status)) ? [] : ['no success']),
    ...toList(node.parameters).flatMap((parameter) => parameterGaps(document, parameter)),
    ...(node.requestBody ? bodyGaps(document, node.requestBody, 'request') : []),
    ...Object.entries(responses).flatMap(([status, response]) => bodyGaps(document, response, status)),
    ...errors.flatMap(([status, response]) => errorGaps(document, response, status, codes)),
  ]
}
