import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { PLACEHOLDER } from './sent-request.ts'

/** Formats of texts. Those of numbers need no leniency: a placeholder is a text. */
const FORMATS = ['date', 'date-time', 'time', 'email', 'hostname', 'uri', 'uri-reference', 'uuid', 'byte', 'regex']

/** A validator of examples. What is written `{like_this}` passes any pattern and format. */
export function createLenientAjv(options: Options = {}): Ajv2020 {
  const strict = new Ajv2020()
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options })
  for (const one of [strict, ajv]) addFormats.default(one)
  for (const format of FORMATS) {
    const check = strict.compile({ type: 'string', format })
    ajv.addFormat(format, (text: string) => PLACEHOLDER.test(text) || check(text))
  }
  return ajv
}
