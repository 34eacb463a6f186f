import type { ValidateFunction } from 'ajv'
import type { JsonRecord } from '../json.ts'
import { createLenientAjv, prepareSchema } from './lenient-ajv.ts'

/** What is wrong with an example, in words; empty when it agrees with the description. */
export type Complaints = string[]

const BASE = 'description'
const FEW = 6 // A value that fits no variant of a schema breaks a rule of each: the first say enough.

/** Checks values against schemas of one document: as they are, or as texts of an address or a form. */
export function createValueChecker(document: JsonRecord) {
  const prepared = { $id: BASE, ...Object(prepareSchema(document, '')) }
  const exact = createLenientAjv()
  const texts = createLenientAjv({ coerceTypes: 'array' })
  for (const ajv of [exact, texts]) ajv.addSchema(prepared, BASE)
  const compiled = new Map<unknown, { exact?: ValidateFunction; texts?: ValidateFunction }>()

  function run(kind: 'exact' | 'texts', schema: unknown, value: unknown, name: string): Complaints {
    const known = compiled.get(schema) ?? {}
    compiled.set(schema, known)
    const ajv = kind === 'exact' ? exact : texts
    const property = { type: 'object', properties: { value: prepareSchema(schema, BASE) } }
    const check = (known[kind] ??= ajv.compile(property))
    check({ value })
    const complaints = (check.errors ?? []).map(({ instancePath, message = '', params }) => {
      const extra = 'additionalProperty' in params ? ` (${params['additionalProperty']})` : ''
      const values = 'allowedValues' in params ? `: ${String(params['allowedValues'])}` : ''
      return `${instancePath.replace(/^\/value\/?/, '') || name} ${message}${extra}${values}`
    })
    return [...new Set(complaints)].slice(0, FEW)
  }

  return {
    json: (schema: unknown, value: unknown, name = 'the body') => run('exact', schema, value, name),
    text: (schema: unknown, value: unknown, name: string) => run('texts', schema, value, name),
  }
}

export type ValueChecker = ReturnType<typeof createValueChecker>
