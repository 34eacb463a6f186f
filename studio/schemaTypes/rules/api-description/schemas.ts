import { Validator, type Schema } from '@cfworker/json-schema'

/** The validator of a version of OpenAPI 3, or undefined. The schema of each is loaded when first needed. */
export async function validatorOf(version: string): Promise<Validator | undefined> {
  const minor = /^(3\.\d+)\.\d+(?:-\w+)?$/.exec(version)?.[1] ?? ''
  const found = VERSIONS.get(minor)
  // An interpreter, not one that compiles schemas to code: the policy of the Studio forbids `new Function`.
  return found && new Validator((await found.load()).default, found.draft, false)
}

type Version = { draft: '4' | '2020-12'; load: () => Promise<{ default: Schema }> }

const json = { with: { type: 'json' } } as const

const VERSIONS = new Map<string, Version>([
  ['3.0', { draft: '4', load: () => import('@seriousme/openapi-schema-validator/schemas/v3.0/schema.json', json) }],
  [
    '3.1',
    { draft: '2020-12', load: () => import('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json', json) },
  ],
  [
    '3.2',
    { draft: '2020-12', load: () => import('@seriousme/openapi-schema-validator/schemas/v3.2/schema.json', json) },
  ],
])
