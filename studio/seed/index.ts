export { checkSeed, standalonePaths, type Located } from './check/check-seed.ts'
export { collectDocuments } from './documents/collect.ts'
export type { SeedDocument } from './documents/seed-document.ts'
export { isEmpty, seed, type SeedMode, type SeedResult } from './seed.ts'
