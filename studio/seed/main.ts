import { clientOptions, resolveContentSource } from '@portal/content-source'
import { createClient } from '@sanity/client'
import { isEmpty, seed } from './seed.ts'

/**
 * `node studio/seed/main.ts [--if-empty]`: brings the sample content into the content source that the environment
 * names. With `--if-empty` nothing is done when there is content, and nothing that exists is touched.
 */
const token = process.env['LAKE_WRITE_TOKEN'] || process.env['SANITY_WRITE_TOKEN']
const ifEmpty = process.argv.includes('--if-empty')

try {
  if (!token) throw new Error('LAKE_WRITE_TOKEN (or SANITY_WRITE_TOKEN for a hosted project) is not set')
  const source = resolveContentSource(process.env)
  const client = createClient({ ...clientOptions(source), token })
  if (ifEmpty && !(await isEmpty(client))) {
    console.log('The content source holds content; nothing to seed.')
  } else {
    const start = performance.now()
    const { written, unchanged, images, transactions } = await seed(client, ifEmpty ? 'keep' : 'replace')
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `Seeded ${written} documents in ${transactions} transactions (${unchanged} were as they should be), ${images} images, ${seconds} s.`,
    )
  }
} catch (error) {
  console.error(`Seeding failed: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
