import { readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { checkFile } from './check/check-file.ts'
import { seedFile, seedFiles, type SeedFile } from './files.ts'
import { describe } from './markdown/problems.ts'

/** `node studio/seed/check.ts [--fix] [files…]`: prints `file:line: reason` for every problem; all files without names. */
const fix = process.argv.includes('--fix')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const all = seedFiles()
const known = { snippets: new Set(all.flatMap((seed) => (seed.kind === 'snippet' ? [seed.key] : []))) }
const chosen = named.length === 0 ? all : named.map(resolveNamed)
let count = 0

for (const seed of chosen) {
  const source = readFileSync(seed.file, 'utf8')
  const { canonical } = checkFile(seed, source, known)
  if (fix && canonical !== undefined && canonical !== source) writeFileSync(seed.file, canonical)
  const text = fix && canonical !== undefined ? canonical : source
  for (const problem of checkFile(seed, text, known).problems) {
    count++
    console.log(describe(relative(process.cwd(), seed.file), problem))
  }
}
console.log(`${chosen.length} files, ${count === 0 ? 'no problem' : `${count} problems`}`)
process.exitCode = count === 0 ? 0 : 1

function resolveNamed(name: string): SeedFile {
  const seed = seedFile(resolve(name))
  if (seed) return seed
  console.error(`${name} stands neither in studio/seed/pages nor in studio/seed/snippets`)
  process.exit(2)
}
