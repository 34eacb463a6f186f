import type { ValidateFunction } from 'ajv'
import type { JsonRecord } from '../json.ts'
import { createLenientAjv } from './lenient-ajv.ts'
import { CLOSED, OPEN, prepareComponents, prepareSchema } from './prepare-schema.ts'

/** What is wrong with an example, in words; empty when it agrees with the description. */
export type Complaints = string[]

const FEW = 6 // A value that fits no variant of a schema breaks a rule of each: the first say enough.

/** Checks values against schemas of one document: as they are, or as texts of an address or a form. */
export function createValueChecker(document: JsonRecord) {
  const exact = createLenientAjv()
  const texts = createLenientAjv({ coerceTypes: 'array' })
  for (const ajv of [exact, texts])
    for (const name of [OPEN, CLOSED] as const) ajv.addSchema(prepareComponents(document, name))
  const compiled = new Map<unknown, { exact?: ValidateFunction; texts?: ValidateFunction }>()

  function run(kind: 'exact' | 'texts', schema: unknown, value: unknown, where: string): Complaints {
    const known = compiled.get(schema) ?? {}
    compiled.set(schema, known)
    const ajv = kind === 'exact' ? exact : texts
    const property = { type: 'object', properties: { value: prepareSchema(schema, true) } }
    const check = (known[kind] ??= ajv.compile(property))
    check({ value })
    const complaints = (check.errors ?? []).map(({ instancePath, message = '', params }) => {
      const name = params['additionalProperty'] ?? params['unevaluatedProperty']
      const extra = name === undefined ? '' : ` (${name})`
      const values = 'allowedValues' in params ? `: ${String(params['allowedValues'])}` : ''
      return `${instancePath.replace(/^\/value\/?/, '') || where} ${message}${extra}${values}`
    })
    return [...new Set(complaints)].slice(0, FEW)
  }

  return {
    json: (schema: unknown, value: unknown, name = 'the body') => run('exact', schema, value, name),
    text: (schema: unknown, value: unknown, name: string) => run('texts', schema, value, name),
  }
}

export type ValueChecker = ReturnType<typeof createValueChecker>
