import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collectDocuments } from './documents/collect.ts'
import { imageFiles } from './images.ts'
import { isEmpty, seed } from './seed.ts'
import { startLakeProcess, type LakeProcess } from './testing/lake-process.ts'

// Reading and writing all pages takes its time on a machine that does much else.
const SLOW = 120_000
const collected = collectDocuments()
const images = imageFiles(collected).length
const Documents = z.array(z.looseObject({ _id: z.string(), _rev: z.string() }))

describe('seeding an embedded lake', () => {
  let lake: LakeProcess

  beforeAll(async () => {
    lake = await startLakeProcess()
  }, SLOW)
  afterAll(() => lake.stop())

  const stored = async () =>
    Documents.parse(await lake.client.fetch('*[!(_type match "system.*")] | order(_id)', {}, { perspective: 'raw' }))

  test('A1 an empty lake is seeded, and then no longer empty', { timeout: SLOW }, async () => {
    expect(await isEmpty(lake.client)).toBe(true)
    expect(await seed(lake.client)).toMatchObject({ written: collected.length, unchanged: 0, images })
    expect(await isEmpty(lake.client)).toBe(false)
    expect(await stored()).toHaveLength(collected.length + images)
  })

  test('A1 seeding again writes nothing: the same documents in the same revisions', { timeout: SLOW }, async () => {
    const before = await stored()
    expect(await seed(lake.client)).toMatchObject({ written: 0, unchanged: collected.length, transactions: 0 })
    expect(await stored()).toEqual(before)
  })

  test('A1 a figure refers to its uploaded image', { timeout: SLOW }, async () => {
    const found: unknown = await lake.client.fetch(
      '*[_type == "page"].body[_type == "figure"]{ "type": image.asset->_type, "mime": image.asset->mimeType, alt }',
    )
    expect(found).toEqual(
      expect.arrayContaining([{ type: 'sanity.imageAsset', mime: 'image/png', alt: expect.any(String) }]),
    )
  })

  test('A3 what editors made stays when missing content is added', { timeout: SLOW }, async () => {
    await lake.client.patch('menu_home').set({ label: 'Start' }).commit()
    await lake.client.delete('siteSettings')
    expect(await isEmpty(lake.client)).toBe(true)
    expect(await seed(lake.client, 'keep')).toMatchObject({ written: 1, unchanged: collected.length - 1 })
    expect(await lake.client.fetch('*[_id == "menu_home"][0].label')).toBe('Start')
  })

  test('A1 a full seeding brings every document back to what it was', { timeout: SLOW }, async () => {
    expect(await seed(lake.client)).toMatchObject({ written: 1 })
    expect(await lake.client.fetch('*[_id == "menu_home"][0].label')).toBe('Home')
  })

  test('A1 the command with --if-empty leaves a seeded lake alone', { timeout: SLOW }, async () => {
    const before = await stored()
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--if-empty'], { env: lake.env })
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    expect({ said: said.trim(), code }).toEqual({ said: 'The content source holds content; nothing to seed.', code: 0 })
    expect(await stored()).toEqual(before)
  })

  test('A1 the command without a token says so in one line, exit code 1', { timeout: SLOW }, async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { LAKE_URL: lake.url } })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(said).toBe('Seeding failed: LAKE_WRITE_TOKEN (or SANITY_WRITE_TOKEN for a hosted project) is not set\n')
    expect(code).toBe(1)
  })
})
