import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite, siteOf, type Finding, type Knowledge } from '@portal/content-rules'
import { collectDocuments } from '../documents/collect.ts'
import { routes, SEED_FOLDER, seedFiles, type SeedFile } from '../files.ts'
import { pathOfPageId } from '../markdown/page-id.ts'
import type { Problem } from '../markdown/problems.ts'
import { shortPages } from '../short-pages.ts'
import { unevenVariants } from '../uneven-variants.ts'
import { checkFile } from './check-file.ts'
import { lineOf, locateFinding } from './locate.ts'

/** A problem of the sample content and where it stands. */
export type Located = Problem & { file: string }

// Documents that are no Markdown files, and the files that say them.
const FILES: Readonly<Record<string, string>> = {
  menuEntry: 'menu.json',
  announcement: 'documents/announcements.ts',
  disturbance: 'documents/disturbance-list.ts',
  siteSettings: 'documents/site-settings.ts',
}

/** Paths of the portal that are code: the demos, the references, the home page. */
export const standalonePaths = routes.filter(({ kind }) => kind === 'standalone').map(({ path }) => path)

/**
 * All that is wrong with the sample content: each Markdown file for itself, then, once every file can be read, the
 * rules that look at the whole. Operations are checked when those of the API descriptions are given.
 */
export function checkSeed(operations?: Knowledge['operations']): Located[] {
  const files = seedFiles().map((seed) => ({ seed, source: readFileSync(seed.file, 'utf8') }))
  const known = { snippets: new Set(files.flatMap(({ seed }) => (seed.kind === 'snippet' ? [seed.key] : []))) }
  const checked = files.map(({ seed, source }) => ({ file: seed.file, ...checkFile(seed, source, known) }))
  const problems = checked.flatMap(({ file, problems: inFile }) => inFile.map((problem) => ({ file, ...problem })))
  if (checked.some(({ canonical }) => canonical === undefined)) return problems
  const found = checkSite(siteOf(collectDocuments(), standalonePaths), {
    shortPages,
    unevenVariants,
    ...(operations && { operations }),
  })
  return [...problems, ...found.map((finding) => locate(finding, files))].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  )
}

type Source = { seed: SeedFile; source: string }

function locate(finding: Finding, files: readonly Source[]): Located {
  const { _type: type, _id: id } = finding.document
  const markdown = files.find(({ seed }) =>
    seed.kind === 'page' ? seed.path === pathOfPageId(String(id)) : `snippet-${seed.key}` === id,
  )
  if (markdown) {
    const line = locateFinding(markdown.seed, markdown.source, finding)
    return { file: markdown.seed.file, line, message: finding.message }
  }
  const file = join(SEED_FOLDER, FILES[type] ?? 'documents/collect.ts')
  return { file, line: lineOf(readFileSync(file, 'utf8'), finding.near), message: finding.message }
}
