import { readStorage, writeStorage } from '../../lib/local-storage.ts'
import { createStore } from '../../lib/store.ts'

/** A version of the documentation. `main` is the page that opens when a reader chooses it. */
export type DocsVersion = { name: string; label: string; version: string; path: string; main: string }

const KEY = 'docs-version'

/** The name of the version that the reader chose, on this visit or an earlier one; empty for none. */
export const chosenVersion = createStore('')

/** Takes over what an earlier visit chose. */
export function restoreVersion(): void {
  if (chosenVersion.get() === '') chosenVersion.set(readStorage(KEY) ?? '')
}

export function chooseVersion(name: string): void {
  chosenVersion.set(name)
  writeStorage(KEY, name)
}

/**
 * The version that a reader at `path` reads: the one whose documents stand there, the closest when several do; away
 * from the documents the one chosen, as long as it is there; else the first.
 */
export function versionAt<V extends DocsVersion>(versions: readonly [V, ...V[]], path: string, chosen: string): V {
  const around = versions.filter((version) => path === version.path || path.startsWith(`${version.path}/`))
  const longest = Math.max(...around.map((version) => version.path.length))
  const here = around.filter((version) => version.path.length === longest)
  const candidates = here.length > 0 ? here : versions
  return candidates.find(({ name }) => name === chosen) ?? candidates[0] ?? versions[0]
}
