import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configureStack, lakeEnv } from './config.ts'

const ports = { web: 3000, studio: 3333, lake: 4334 }
const configure = (env: NodeJS.ProcessEnv) =>
  configureStack({ ports, dataFolder: mkdtempSync(join(tmpdir(), 'stack-')), env })

describe('the configuration of a stack', () => {
  test('A6 embedded: the portal gets the lake, a token that reads, and none that writes', () => {
    const config = configure({})
    expect(config.source.kind).toBe('embedded')
    expect(config.env).toMatchObject({
      LAKE_URL: 'http://localhost:4334',
      SANITY_READ_TOKEN: config.secrets.lakeReadToken,
      WEBHOOK_SECRET: config.secrets.webhookSecret,
    })
    expect(Object.values(config.env)).not.toContain(config.secrets.lakeWriteToken)
    expect(lakeEnv(config)['LAKE_WRITE_TOKEN']).toBe(config.secrets.lakeWriteToken)
  })

  test('A6 hosted: the project and its token, and no lake', () => {
    const config = configure({ SANITY_PROJECT_ID: 'abc12345', SANITY_READ_TOKEN: 'viewer' })
    expect(config.source).toMatchObject({ kind: 'hosted', projectId: 'abc12345' })
    expect(config.env['SANITY_READ_TOKEN']).toBe('viewer')
    expect(config.env['LAKE_URL']).toBeUndefined()
  })

  test('A6 hosted without a token is refused', () => {
    expect(() => configure({ SANITY_PROJECT_ID: 'abc12345' })).toThrow('SANITY_READ_TOKEN')
  })
})
