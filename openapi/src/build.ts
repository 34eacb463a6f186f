// Bundles each description into dist/<id>.json, which index.ts and the site read.
import { join } from 'node:path'
import { descriptions } from './descriptions.ts'
import { redocly } from './redocly.ts'

const dist = join(import.meta.dirname, '../dist')

await Promise.all(descriptions.map(({ id }) => redocly('bundle', id, '--output', join(dist, `${id}.json`))))
console.log(`openapi: ${descriptions.length} built into dist/`)
