import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { descriptions } from '../descriptions.ts'
import { toRecord, type JsonRecord } from '../json.ts'
import { redocly } from '../redocly.ts'
import { addSandboxServers } from './sandbox-servers.ts'
import { chooseGroups } from './choose-groups.ts'
import { parseEdition, type Edition } from './edition.ts'
import { mergePatch } from './merge-patch.ts'
import { pruneComponents } from './prune-components.ts'
import { rebaseRefs, selectRoot } from './select-root.ts'

const packageRoot = join(import.meta.dirname, '../..')

async function readYaml(path: string): Promise<JsonRecord> {
  return toRecord(parse(await readFile(join(packageRoot, path), 'utf8')))
}

/** A file that a reader may open at any moment is never half written. */
async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.${process.pid}.partial`
  await writeFile(partial, JSON.stringify(value, undefined, 2))
  await rename(partial, path)
}

function applyEdition(document: JsonRecord, id: string, edition: Edition): JsonRecord {
  const grouped = chooseGroups({ ...document, info: edition.info }, id, edition)
  return toRecord(mergePatch(grouped, edition.changes))
}

/**
 * Builds one description into `folder`: what its edition publishes of the source, in one file, with the sandbox of the
 * portal as its first server and without a component that nothing refers to.
 */
export async function buildDescription(
  { id, source, edition: editionPath }: (typeof descriptions)[number],
  folder: string,
): Promise<void> {
  const edition = editionPath === undefined ? undefined : parseEdition(await readYaml(editionPath))
  const from = join(packageRoot, source)
  const selected = join(folder, 'selected', `${id}.json`)
  const root = selectRoot(await readYaml(source), edition ?? { paths: 'unprefixed' })
  await writeJson(selected, rebaseRefs(root, from, selected))

  const bundled = join(folder, 'bundled', `${id}.json`)
  await redocly('bundle', selected, '--output', bundled)
  const document = toRecord(JSON.parse(await readFile(bundled, 'utf8')))
  const published = edition ? applyEdition(document, id, edition) : document
  await writeJson(join(folder, `${id}.json`), pruneComponents(addSandboxServers(published, id)))
}
