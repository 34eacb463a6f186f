import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Format } from 'ajv'
import { isRecord, type JsonRecord } from '../json.ts'
import { PLACEHOLDER } from './sent-request.ts'

/** Accepts what the format accepts, and a text with a placeholder for the reader. */
function lenient(format: Format): Format {
  if (typeof format === 'string' || format instanceof RegExp) return orPlaceholder((text) => new RegExp(format).test(text))
  if (typeof format === 'function') return orPlaceholder(format)
  if (format === true || format.async || format.type === 'number') return format
  const { validate } = format
  return typeof validate === 'function' ? orPlaceholder(validate) : lenient(validate)
}

function orPlaceholder(validate: (text: string) => boolean) {
  return (text: string): boolean => PLACEHOLDER.test(text) || validate(text)
}

/** A validator of examples. What is written `{like_this}` passes any pattern and format. */
export function createLenientAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options })
  for (const [name, format] of Object.entries(fullFormats))
    ajv.addFormat(name, typeof format === 'boolean' ? format : lenient(format))
  return ajv
}

/** A copy of a schema whose patterns pass placeholders, and whose references lead into the document named `base`. */
export function prepareSchema(node: unknown, base: string): unknown {
  if (Array.isArray(node)) return node.map((item) => prepareSchema(item, base))
  if (!isRecord(node)) return node
  const copy: JsonRecord = {}
  for (const [key, value] of Object.entries(node))
    if (key === 'pattern' && typeof value === 'string') copy[key] = `(?:${value})|${PLACEHOLDER.source}`
    else if (key === '$ref' && typeof value === 'string') copy[key] = value.replace(/^#/, `${base}#`)
    else copy[key] = prepareSchema(value, base)
  return copy
}
