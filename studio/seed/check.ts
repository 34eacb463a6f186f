import { readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { checkFile } from './check/check-file.ts'
import { checkSeed } from './check/check-seed.ts'
import { seedFile, seedFiles, type SeedFile } from './files.ts'
import { describe } from './markdown/problems.ts'

/** `node studio/seed/check.ts [--fix] [files…]`: prints `file:line: reason` for every problem; all files without names. */
const fix = process.argv.includes('--fix')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const all = seedFiles()
const chosen = named.length === 0 ? all : named.map(resolveNamed)
if (fix) for (const seed of chosen) mend(seed)

const files = new Set(chosen.map(({ file }) => file))
const problems = checkSeed().filter(({ file }) => named.length === 0 || files.has(file))
for (const problem of problems) console.log(describe(relative(process.cwd(), problem.file), problem))
console.log(`${chosen.length} files, ${problems.length === 0 ? 'no problem' : `${problems.length} problems`}`)
process.exitCode = problems.length === 0 ? 0 : 1

function mend(seed: SeedFile): void {
  const source = readFileSync(seed.file, 'utf8')
  const { canonical } = checkFile(seed, source, { snippets: new Set() })
  if (canonical !== undefined && canonical !== source) writeFileSync(seed.file, canonical)
}

function resolveNamed(name: string): SeedFile {
  const seed = seedFile(resolve(name))
  if (seed) return seed
  console.error(`${name} stands neither in studio/seed/pages nor in studio/seed/snippets`)
  process.exit(2)
}
