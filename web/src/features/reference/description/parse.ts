import { parse as parseYaml } from 'yaml'
import { isRecord, toRecord, type JsonRecord } from '@portal/openapi/json'
import { LIMITS } from './limits.ts'
import { DescriptionRefused } from './refusal.ts'

/**
 * The document in a text of JSON or YAML.
 *
 * @throws {DescriptionRefused} when it is no OpenAPI description, or larger than the portal shows
 */
export function parseDescription(text: string): JsonRecord {
  if (Buffer.byteLength(text) > LIMITS.bytes)
    throw new DescriptionRefused(`It is larger than ${LIMITS.bytes / 1024 / 1024} MB.`)
  const document = read(text.replace(/^\uFEFF/, ''))
  if (!isRecord(document))
    throw new DescriptionRefused('It holds no mapping of fields such as openapi, info and paths.')
  const version = document['openapi'] ?? document['swagger']
  if (version === undefined) throw new DescriptionRefused('It does not say its version of OpenAPI.')
  if (!/^(?:2\.0|3\.[012](?:\.\d+)?)$/.test(String(version)))
    throw new DescriptionRefused(`OpenAPI ${String(version)} is not known here: 2.0 and 3.0 to 3.2 are.`)
  if (!isRecord(document['info'])) throw new DescriptionRefused('It has no info with a title and a version.')
  for (const name of ['paths', 'webhooks', 'components'])
    if (document[name] !== undefined && !isRecord(document[name]))
      throw new DescriptionRefused(`Its ${name} are no mapping.`)
  if (!document['paths'] && !document['webhooks']) throw new DescriptionRefused('It has no paths.')
  checkWithin(document, 0)
  return document
}

function read(text: string): unknown {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : parseYaml(text, { maxAliasCount: 1000 })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new DescriptionRefused(`It can't be read: ${reason}`)
  }
}

const MARKDOWN = new Set(['description', 'summary'])

function checkWithin(value: unknown, depth: number): void {
  if (depth > LIMITS.depth) throw new DescriptionRefused(`It is nested deeper than ${LIMITS.depth} levels.`)
  if (Array.isArray(value)) {
    for (const item of value) checkWithin(item, depth + 1)
    return
  }
  for (const [name, field] of Object.entries(toRecord(value))) {
    if (typeof field === 'string') {
      if (MARKDOWN.has(name)) checkMarkdown(field)
    } else if (typeof field === 'object' && field !== null) checkWithin(field, depth + 1)
  }
}

function checkMarkdown(text: string): void {
  if (text.length > LIMITS.markdown)
    throw new DescriptionRefused(`One of its texts is longer than ${LIMITS.markdown} characters.`)
  const headings = text.match(/^(?: {0,3}#{1,6}(?=\s)| {0,3}(?:=+|-+)\s*$)|<h[1-6]\b/gim)?.length ?? 0
  if (headings > LIMITS.headings)
    throw new DescriptionRefused(`One of its texts has more than ${LIMITS.headings} headings.`)
}
