export { collectDocuments } from './documents/collect.ts'
export type { SeedDocument } from './documents/seed-document.ts'
export { isEmpty, seed, type SeedMode, type SeedResult } from './seed.ts'
