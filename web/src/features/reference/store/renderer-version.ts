import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './folder.ts'

const SOURCES = ['description', 'render', 'scalar']

/** What it renders with, as package.json names it; another dependency leaves the renderings as they are. */
const PACKAGES = /^\s*"(?:@scalar\/.+|@unhead\/vue|postcss|postcss-selector-parser|vue|yaml)": .*$/gm

let known: string | undefined

/** Tells one renderer from another: its own source, and the versions of what it renders with. */
export function rendererVersion(): string {
  known ??= digestOf(...versions(), ...SOURCES.flatMap(filesIn))
  return known
}

const versions = () => readFileSync(join(process.cwd(), 'package.json'), 'utf8').match(PACKAGES) ?? []

function filesIn(name: string): string[] {
  const folder = join(rendererFolder(), name)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The renderer runs from its source, apart from the bundles: as the portal's server has it beside them. */
export const rendererFolder = () => join(process.cwd(), 'src/features/reference')
