import type { Verdict } from '../verdict.ts'
import { causesOf, type Cause } from './causes.ts'
import { parseDescription } from './parse.ts'
import { brokenReferences } from './references.ts'
import { validatorOf } from './schemas.ts'

const SHOWN = 3

/** Whether a text is a valid OpenAPI 3 description, in YAML or JSON; else what is wrong and where. */
export async function checkApiDescription(text: string): Promise<Verdict> {
  const parsed = parseDescription(text)
  if (!parsed.ok) return parsed.problem
  const { openapi, swagger } = parsed.value
  if (openapi === undefined)
    return swagger === undefined
      ? 'openapi is missing: write the version, such as openapi: 3.1.0.'
      : `Swagger ${String(swagger)} is not OpenAPI 3: convert it first.`
  if (typeof openapi !== 'string') return 'openapi: must be a text such as "3.1.0".'
  const validator = await validatorOf(openapi)
  if (!validator) return `openapi: ${openapi} is not a known version. Use 3.0.x, 3.1.x or 3.2.x.`
  const { valid, errors } = validator.validate(parsed.value)
  return told(valid ? brokenReferences(parsed.value) : causesOf(errors))
}

function told(causes: readonly Cause[]): Verdict {
  if (causes.length === 0) return true
  const lines = causes.slice(0, SHOWN).map(({ at, what }) => `${place(at)}${what}`)
  const more = causes.length > SHOWN ? `; and ${causes.length - SHOWN} more` : ''
  return `${lines.join('; ')}${more}.`
}

/** A JSON pointer as a writer reads it: `paths./users.get.parameters[0]: `. */
function place(pointer: string): string {
  const parts = pointer.split('/').slice(1).map(unescaped)
  if (parts.length === 0) return ''
  const text = parts.map((part) => (/^\d{1,2}$/.test(part) ? `[${part}]` : `.${part}`)).join('')
  return `${text.replace(/^\./, '')}: `
}

function unescaped(part: string): string {
  const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}
