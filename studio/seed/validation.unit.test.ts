import { expect, test } from 'vitest'
import { validate } from '../schemaTypes/testing/validate.ts'
import { collectDocuments } from './documents/collect.ts'
import { imageFiles, withAssets } from './images.ts'

const collected = collectDocuments()
// A made-up asset: what a figure looks like once its image is uploaded.
const asset = `image-${'0'.repeat(40)}-1440x744-png`
const documents = withAssets(collected, new Map(imageFiles(collected).map((file) => [file, asset])))
const types = [...new Set(documents.map(({ _type }) => _type))]

test.each(types)(
  'B1 B2 B3 B4 B5 B6 B7 the Studio finds nothing wrong with any %s of the sample content',
  async (type) => {
    const found = await Promise.all(
      documents
        .filter(({ _type }) => _type === type)
        .map(async (document) => {
          const problems = await validate(document, documents)
          return problems.map((problem) => `${document._id}: ${problem}`)
        }),
    )
    expect(found.flat()).toEqual([])
  },
  // The Studio’s validation of a hundred pages takes seconds, and a minute on a machine that does much else.
  300_000,
)
