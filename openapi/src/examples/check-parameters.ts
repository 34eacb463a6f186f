import { toList, toRecord, toText, type JsonRecord } from '../json.ts'
import { resolveRef } from '../resolve-ref.ts'
import { PLACEHOLDER } from './sent-request.ts'
import type { Complaints, ValueChecker } from './value-checker.ts'

/** The parameters of an operation as the description writes them, those of its path included. */
export function parameterNodes(document: JsonRecord, pathItem: JsonRecord, operation: JsonRecord): JsonRecord[] {
  const nodes = [...toList(pathItem.parameters), ...toList(operation.parameters)]
  return nodes.map((node) => resolveRef(document, node))
}

type Given = { path: Map<string, string>; query: string; headers: Map<string, string> | undefined }

/** Checks what an example puts into path, query and headers. Placeholders stand for any value. */
export function checkParameters(check: ValueChecker, parameters: readonly JsonRecord[], given: Given): Complaints {
  const query = readPairs(given.query)
  const known = new Set(parameters.filter((one) => one.in === 'query').map((one) => toText(one.name)))
  return [
    ...[...query.keys()].filter((name) => !known.has(name)).map((name) => `there is no parameter ${name}`),
    ...parameters.flatMap((parameter) => {
      const name = toText(parameter.name)
      const values = valuesOf(parameter, given, query)
      if (!values) return []
      if (values.length === 0)
        return parameter.required === true ? [`the ${toText(parameter.in)} ${name} is missing`] : []
      if (values.some((value) => PLACEHOLDER.test(value))) return []
      const isList = toRecord(parameter.schema).type === 'array'
      return check.text(parameter.schema, isList ? values.flatMap((value) => value.split(',')) : values[0], name)
    }),
  ]
}

function valuesOf(parameter: JsonRecord, given: Given, query: ReadonlyMap<string, string[]>): string[] | undefined {
  const name = toText(parameter.name)
  if (parameter.in === 'query') return query.get(name) ?? []
  if (parameter.in === 'path') return [given.path.get(name) ?? []].flat()
  if (parameter.in !== 'header' || !given.headers) return undefined
  return [given.headers.get(name.toLowerCase()) ?? []].flat()
}

/** The pairs of a query or a form, decoded. */
export function readPairs(text: string): Map<string, string[]> {
  const pairs = new Map<string, string[]>()
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [name = '', ...rest] = pair.split('=')
    const key = decode(name)
    pairs.set(key, [...(pairs.get(key) ?? []), decode(rest.join('='))])
  }
  return pairs
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
