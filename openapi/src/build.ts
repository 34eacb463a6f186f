// Builds each description into dist/<id>.json, which index.ts and the site read.
import { join } from 'node:path'
import { buildDescription } from './derive/build-description.ts'
import { descriptions } from './descriptions.ts'

const dist = join(import.meta.dirname, '../dist')

await Promise.all(descriptions.map((description) => buildDescription(description, dist)))
console.log(`openapi: ${descriptions.length} built into dist/`)
