import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './folder.ts'

const SOURCES = ['description', 'render', 'scalar']

let known: string | undefined

/** Tells one renderer from another: its own source, and the versions of what it renders with. */
export function rendererVersion(): string {
  known ??= digestOf(readFileSync(join(process.cwd(), 'package.json'), 'utf8'), ...SOURCES.flatMap(filesIn))
  return known
}

function filesIn(name: string): string[] {
  const folder = join(rendererFolder(), name)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The renderer runs from its source, apart from the bundles: as the portal's server has it beside them. */
export const rendererFolder = () => join(process.cwd(), 'src/features/reference')
