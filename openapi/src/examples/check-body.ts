import { toRecord, type JsonRecord } from '../json.ts'
import { readPairs } from './check-parameters.ts'
import type { Complaints, ValueChecker } from './value-checker.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Checks a JSON text against the JSON schema of a content. */
export function checkJson(check: ValueChecker, content: JsonRecord, text: string): Complaints {
  const media = toRecord(content['application/json'] ?? Object.values(content)[0])
  if (media.schema === undefined) return ['it has a body, and the description has none']
  const value = parseJson(text)
  return value === undefined ? ['it is not JSON'] : check.json(media.schema, value)
}

/** Checks a body that is sent with a media type. */
export function checkSentBody(check: ValueChecker, content: JsonRecord, type: string, text: string): Complaints {
  const media = type.split(';')[0]?.trim() ?? ''
  if (!(media in content)) return [`it is sent as ${media}, not as ${Object.keys(content).join(' or ')}`]
  if (media !== FORM) return checkJson(check, content, text)
  const values = Object.fromEntries([...readPairs(text)].map(([name, [first = '']]) => [name, first]))
  return check.text(toRecord(content[media]).schema, values, 'the form')
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
