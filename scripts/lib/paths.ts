import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const dataFolder = join(root, '.data')

/** The file of a command that the package in folder `from` depends on directly. */
export function command(from: string, name: string, file: string): string {
  return join(root, from, 'node_modules', name, file)
}
