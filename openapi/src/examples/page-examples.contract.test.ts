import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { toRecord } from '../json.ts'
import { buildDescription } from '../derive/build-description.ts'
import { descriptions } from '../descriptions.ts'
import { createExampleChecker, type Complaints } from './check-example.ts'
import { readFences, type Fence } from './read-fences.ts'

const seed = join(import.meta.dirname, '../../../studio/seed')
const folder = join(import.meta.dirname, '../../dist/examples')
const files = [
  ...globSync(join(seed, 'pages/docs/accounts/v3/**/*.md')),
  ...globSync(join(seed, 'snippets/v3-*.md')),
].toSorted()

/** A variable such as `{{sandbox_api_host}}` stands for the host of the same words. */
const fillVariables = (text: string) =>
  text.replaceAll(/\{\{(\w+)_host\}\}/g, (_, name: string) => `${name.replaceAll('_', '.')}.passerelle.example`)

let check: (fence: Fence) => Complaints
let eventTypes: string[]

beforeAll(async () => {
  for (const description of descriptions)
    if (description.id === 'accounts-v3') await buildDescription(description, folder)
  const document = toRecord(JSON.parse(readFileSync(join(folder, 'accounts-v3.json'), 'utf8')))
  const checker = createExampleChecker(document)
  eventTypes = Object.keys(toRecord(document.webhooks))
  check = ({ language, attributes, text }) => {
    const { operation, kind, status = '', label = '' } = attributes
    const filled = fillVariables(text)
    if (operation && kind === 'response') return checker.response(operation, status, filled)
    if (operation && language === 'bash') return checker.request(operation, filled)
    if (operation) return ['an example names its operation and is neither a curl command nor a response']
    return eventTypes.includes(label) ? checker.event(label, filled) : []
  }
})

test('J2 the pages of the Accounts API V3 hold examples', () => {
  const fences = files.flatMap((file) => readFences(readFileSync(file, 'utf8')))
  expect(fences.filter(({ attributes }) => attributes.kind === 'request').length).toBeGreaterThan(10)
  expect(fences.filter(({ attributes }) => attributes.kind === 'response').length).toBeGreaterThan(10)
  expect(fences.filter(({ attributes }) => eventTypes.includes(attributes.label ?? '')).length).toBeGreaterThan(2)
})

test.each(files.map((file) => relative(seed, file)))('J2 every example of %s agrees with the description', (file) => {
  const complaints = readFences(readFileSync(join(seed, file), 'utf8')).flatMap((fence) =>
    check(fence).map((complaint) => `line ${fence.line}: ${complaint}`),
  )
  expect(complaints).toEqual([])
})
