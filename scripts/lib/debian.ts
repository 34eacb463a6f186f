import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from './fail.ts'

/** The path of a program: the one on the machine, else from Debian's package. @throws {UserError} saying what to install */
export function findProgram(name: string, debianPackage = name): string {
  const found = onPath(name) ?? (installable() && install(debianPackage) ? onPath(name) : undefined)
  if (found) return found
  throw new UserError(`no ${name} on this machine: install it (Debian's package is ${debianPackage})`)
}

// Servers stand in /usr/sbin, which is not on everybody's path.
function onPath(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const installable = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')

function install(name: string): boolean {
  console.error(`${name}: not found; installing the Debian package`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', name],
  ].every((args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0)
}
