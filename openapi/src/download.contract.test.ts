import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { descriptions } from './descriptions.ts'
import type { downloadDescription as download } from './download.ts'
import type { getDescription as get } from './index.ts'

let downloadDescription: typeof download
let getDescription: typeof get

beforeAll(async () => {
  await import('./build.ts')
  ;({ downloadDescription } = await import('./download.ts'))
  ;({ getDescription } = await import('./index.ts'))
})

test.each(descriptions)('G3 $id is downloaded as JSON and as YAML, and both say the same', ({ id }) => {
  const json = downloadDescription(`${id}.json`)
  const yaml = downloadDescription(`${id}.yaml`)
  expect([json?.type, yaml?.type]).toEqual(['application/json', 'application/yaml'])
  expect(JSON.parse(json?.text ?? '')).toEqual(getDescription(id))
  expect(parse(yaml?.text ?? '')).toEqual(getDescription(id))
})

test.each(['payments', 'payments.yml', 'payments.json.yaml', '../payments.json', 'constructor.json', '.json'])(
  'G3 %s is no download',
  (file) => {
    expect(downloadDescription(file)).toBeUndefined()
  },
)
