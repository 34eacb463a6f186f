import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { errorCodes, scenarios, simulator, testBank, tokenErrors } from './cast.ts'
import { toList, toRecord } from './json.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../accounts', path), 'utf8')
const section = read('v2/sections/test-bank.md')
const rows = section.split('\n').filter((line) => line.startsWith('| `'))

test.each(scenarios)('J1 the section on the test bank tells the profile $name with its outcome', (scenario) => {
  const row = rows.find((line) => line.startsWith(`| \`${scenario.name}\` `)) ?? ''
  const [, , channels = '', words = '', status = ''] = row.split('|')
  expect(channels.trim()).toBe(scenario.channels.length === 2 ? 'Both' : `\`${scenario.channels.join('')}\``)
  expect(status).toContain(`\`${scenario.channelStatus.v2}\``)
  expect(words).toContain(scenario.challenge?.answer ?? '')
})

test('J1 the section on the test bank gives the credentials that the banks of the sandbox accept', () => {
  for (const { credentials } of [testBank, simulator]) {
    expect(section).toContain(`login is \`${credentials.login}\``)
    expect(section).toContain(`password \`${credentials.password}\``)
  }
})

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)

const enumOf = (file: string, ...path: string[]) =>
  toList(path.reduce<unknown>((node, key) => toRecord(node)[key], parse(read(file)))).toSorted()

test('G3 the error codes of both versions are those that everything else answers', () => {
  expect(enumOf('v2/schemas/error.yaml', 'ErrorCode', 'enum')).toEqual(
    [...codes(errorCodes['accounts-v2']), ...codes(tokenErrors)].toSorted(),
  )
  expect(enumOf('v3/schemas/error.yaml', 'Error', 'properties', 'error', 'enum')).toEqual(
    codes(errorCodes['accounts-v3']).toSorted(),
  )
})
