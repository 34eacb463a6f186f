import { stringify } from 'yaml'
import { isDescriptionId } from './descriptions.ts'
import { getDescription } from './index.ts'

const FORMATS = {
  json: { type: 'application/json', write: (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n` },
  // Without aliases: many readers of OpenAPI don't follow them.
  yaml: {
    type: 'application/yaml',
    write: (value: unknown) => stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }),
  },
} as const

/** A description as a file: `text` in the format that the ending of its name says. */
export type Download = { text: string; type: string }

const written = new Map<string, Download>()

/** The file `<id>.json` or `<id>.yaml`; undefined when there is no such description or format. */
export function downloadDescription(file: string): Download | undefined {
  const known = written.get(file)
  if (known) return known
  const [, id = '', format] = /^([a-z\d-]+)\.(json|yaml)$/.exec(file) ?? []
  if (!isDescriptionId(id) || (format !== 'json' && format !== 'yaml')) return undefined
  const { type, write } = FORMATS[format]
  const download = { text: write(getDescription(id)), type }
  written.set(file, download)
  return download
}
