import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { getDescription } from '@portal/openapi'
import { isRecord, toList, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import { expect, test } from '@playwright/test'
import { stack } from './stack.ts'

/** A page of an operation of each: its menu leads to the pages of all. */
const REFERENCES = {
  'accounts-v3': '/accounts/v3/reference-accounts-api/users/create-user',
  'accounts-v3-partner': '/accounts/v3/reference-accounts-api-sofinco/users/create-user',
  'accounts-v2': '/accounts/v2/reference-accounts-api/manage-users/create-user-v2',
  'accounts-v2-direct': '/accounts/v2/reference-direct-accounts-api/authentication/create-token-v2',
  payments: '/payments/reference-direct-payment-api/authentication/create-token',
  insights: '/insights/reference-insights-api/authentication/create-token',
}

const LINK = /<a [^>]*href="[^"]*?([^"/]+\/[^"/]+)"[^>]* data-operation="([^"]+)"/g

for (const [id, page] of Object.entries(REFERENCES))
  test(`G3 the pages of ${id} hold every parameter, and every field of each variant`, async () => {
    const document = toRecord(getDescription(id))
    const operations = operationsIn(document)
    const menu = await (await fetch(stack.webUrl + page)).text()
    const links = new Map([...menu.matchAll(LINK)].map(([, slug = '', name = '']) => [slug, name]))
    expect([...new Set(links.values())].toSorted(), 'the menu leads to each').toEqual([...operations.keys()].toSorted())

    const missing: string[] = []
    const markupOf = await renderingOf(JSON.stringify(document))
    for (const [slug, name] of links) {
      const words = wordsIn(await markupOf(slug))
      for (const one of namesOf(document, toRecord(operations.get(name))))
        if (!words.has(one)) missing.push(`${slug}: ${one}`)
    }
    expect(missing).toEqual([])
  })

/** What the build rendered of a description: to have the portal serve some hundred pages of half a megabyte takes minutes. */
async function renderingOf(text: string) {
  const store = join(import.meta.dirname, '../.next-references')
  for (const key of await readdir(store)) {
    const read = async (name: string): Promise<JsonRecord> =>
      toRecord(JSON.parse(brotliDecompressSync(await readFile(join(store, key, name))).toString()))
    const request = await read('request').catch(() => undefined)
    if (request?.['text'] === text && toList(request['groups']).length === 0)
      return async (slug: string) => toText((await read(`page-${slug.replace('/', '~')}`))['markup'])
  }
  throw new Error('the build left no rendering of this description')
}

// Examples hold the names too: what is looked for is the documentation of each. Scalar breaks names with `<wbr>`.
const wordsIn = (page: string) =>
  new Set(
    page
      .replace(/<pre[\s\S]*?<\/pre>|<!--.*?-->|<wbr\s*\/?>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .split(/[^\w-]+/),
  )

function operationsIn(document: JsonRecord): Map<string, JsonRecord> {
  const items = [...Object.values(toRecord(document['paths'])), ...Object.values(toRecord(document['webhooks']))]
  const operations = items.flatMap((item) => Object.values(toRecord(item)).filter(isRecord))
  return new Map(operations.map((operation) => [toText(operation['operationId']), operation]))
}

/** Every name that an operation gives a reader to use: parameters, fields of bodies and answers in all variants. */
function namesOf(document: JsonRecord, operation: JsonRecord): Set<string> {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  for (const parameter of toList(operation['parameters'])) names.add(toText(resolve(document, parameter)['name']))
  for (const node of [operation['requestBody'], ...Object.values(toRecord(operation['responses']))])
    for (const media of Object.values(toRecord(resolve(document, node)['content']))) visit(toRecord(media)['schema'])
  return names

  function visit(node: unknown): void {
    const schema = resolve(document, node)
    if (seen.has(schema)) return
    seen.add(schema)
    for (const [name, inner] of Object.entries(toRecord(schema['properties']))) {
      names.add(name)
      visit(inner)
    }
    for (const kind of ['oneOf', 'anyOf', 'allOf']) for (const variant of toList(schema[kind])) visit(variant)
    for (const inner of [schema['items'], schema['additionalProperties']]) if (isRecord(inner)) visit(inner)
  }
}

function resolve(document: JsonRecord, node: unknown): JsonRecord {
  const ref = toText(toRecord(node)['$ref'])
  if (!ref) return toRecord(node)
  const keys = ref.slice(2).split('/')
  return resolve(
    document,
    keys.reduce<unknown>((value, key) => toRecord(value)[key], document),
  )
}
