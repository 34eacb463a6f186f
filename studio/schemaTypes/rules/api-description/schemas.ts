import { Validator, type Schema } from '@cfworker/json-schema'

/** The validator of a version of OpenAPI 3, or undefined. Each is loaded when first needed. */
export async function validatorOf(version: string): Promise<Validator | undefined> {
  const load = LOADERS.get(/^3\.\d+(?=\.\d+(?:-\w+)?$)/.exec(version)?.[0] ?? '')
  return load?.()
}

// An interpreter, not one that compiles schemas to code: the policy of the Studio forbids `new Function`.
const LOADERS = new Map([
  ['3.0', async () => of('4', await import('@seriousme/openapi-schema-validator/schemas/v3.0/schema.json'))],
  ['3.1', async () => of('2020-12', await import('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json'))],
  ['3.2', async () => of('2020-12', await import('@seriousme/openapi-schema-validator/schemas/v3.2/schema.json'))],
])

const of = (draft: '4' | '2020-12', module: { default: Schema }) => new Validator(module.default, draft, false)
