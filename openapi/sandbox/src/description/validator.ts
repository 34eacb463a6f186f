import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonRecord } from '@portal/openapi/json'

/** What is wrong with one field; `missing` when it should have been sent. */
export type Complaint = { field: string; reason: string; missing: boolean }

export type Validator = {
  /** Holds a value against the schema at a pointer of the description. */
  check: (pointer: string, value: unknown) => Complaint[]
  /** The same for a value that came as text: gives it in the type that the schema asks for. */
  coerce: (pointer: string, name: string, value: unknown) => { value: unknown; complaints: Complaint[] }
}

const MOST_COMPLAINTS = 10

/** Validates against the schemas of one description; each is compiled when it is first needed. */
export function createValidator(document: JsonRecord): Validator {
  const options = { strict: false, allErrors: true, validateSchema: false, logger: false } as const
  const exact = new Ajv2020(options)
  const lenient = new Ajv2020({ ...options, coerceTypes: 'array', useDefaults: true })
  const checks = new Map<string, ValidateFunction>()
  for (const ajv of [exact, lenient]) {
    addFormats.default(ajv)
    ajv.addSchema(document, 'description')
  }

  function compiled(key: string, compile: () => ValidateFunction): ValidateFunction {
    const known = checks.get(key) ?? compile()
    checks.set(key, known)
    return known
  }

  return {
    check(pointer, value) {
      const validate = compiled(pointer, () => exact.compile({ $ref: `description#${pointer}` }))
      return validate(value) ? [] : complaintsOf(validate.errors ?? [])
    },
    coerce(pointer, name, value) {
      const holder = { [name]: value }
      const validate = compiled(`${name} ${pointer}`, () =>
        lenient.compile({ type: 'object', properties: { [name]: { $ref: `description#${pointer}` } } }),
      )
      const complaints = validate(holder) ? [] : complaintsOf(validate.errors ?? [])
      return { value: holder[name], complaints }
    },
  }
}

function complaintsOf(errors: readonly ErrorObject[]): Complaint[] {
  const complaints = errors
    .filter(({ keyword }) => !['if', 'oneOf', 'anyOf', 'allOf'].includes(keyword))
    .map(toComplaint)
  const seen = new Map(complaints.map((complaint) => [`${complaint.field} ${complaint.reason}`, complaint]))
  const some = [...seen.values()].slice(0, MOST_COMPLAINTS)
  return some.length > 0 ? some : [{ field: 'body', reason: 'does not fit the description', missing: false }]
}

function toComplaint({ instancePath, keyword, params, message = 'is not allowed' }: ErrorObject): Complaint {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const at = (name: unknown) => [path, String(name)].filter((part) => part !== '').join('.')
  const field = path || 'body'
  if (keyword === 'required') return { field: at(params['missingProperty']), reason: 'is required', missing: true }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return { field: at(Object.values(params)[0]), reason: 'is not a known field', missing: false }
  if (keyword === 'enum' && Array.isArray(params['allowedValues']))
    return { field, reason: `must be one of ${params['allowedValues'].join(', ')}`, missing: false }
  return { field, reason: message, missing: false }
}
