import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Children } from '../lib/children.ts'
import { failedWith, one, type Outcome } from '../lib/outcome.ts'
import { root } from '../lib/paths.ts'
import { waitForHttp } from '../lib/wait-for-http.ts'
import { copyWebBuild } from '../stack/build.ts'
import type { StackConfig } from '../stack/config.ts'

const NAME = 'R3 what the image holds starts by itself and serves pages, references, the search, pictures and texts'
const PORTS_APART = 60
const PATHS = [
  '/docs/accounts/v3/overview',
  '/accounts/v3/reference-accounts-api',
  '/search?q=consent',
  '/api/search?q=consent',
  '/og/docs/accounts/v3/overview.png',
  '/docs/accounts/v3/overview.md',
] as const

/**
 * No container engine runs where the tests do, so the steps of web/Dockerfile are taken in a folder: what its ignore
 * file lets through, the packages of production alone, the build, and the command that the image starts with. The
 * content source of `config` has to run.
 */
export async function runImageTrial(config: StackConfig): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-image-'))
  const children = new Children()
  try {
    copySources(folder)
    installProduction(folder, config.env)
    // What a build leaves: the descriptions, the rendered references, and the portal.
    for (const made of ['openapi/dist', 'web/.next-references'])
      cpSync(join(root, made), join(folder, made), { recursive: true })
    copyWebBuild(config.output.web, config.output.web, folder)

    const url = `http://127.0.0.1:${config.ports.web + PORTS_APART}`
    const env = { ...config.env, WEB_PORT: new URL(url).port }
    children.start('image', commandOfImage(), { cwd: join(folder, 'web'), env, quiet: true })
    await waitForHttp(url, { what: 'What the image holds', alive: () => children.isRunning('image') })
    for (const path of PATHS) {
      const response = await fetch(url + path)
      if (response.status !== 200 || (await response.arrayBuffer()).byteLength === 0)
        throw new Error(`${path} was answered ${response.status}`)
    }
    console.log(`✓ ${NAME}`)
    return one
  } catch (error) {
    console.log(`✗ ${NAME}`)
    return failedWith(NAME, error)
  } finally {
    await children.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

function copySources(folder: string): void {
  const ignored = readFileSync(join(root, 'web/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(toPattern)
  const filter = (path: string) => !ignored.some((pattern) => pattern.test(relative(root, path)))
  cpSync(root, folder, { recursive: true, filter })
}

/** `**` is any number of folders, `*` anything within one name. */
function toPattern(line: string): RegExp {
  const escaped = line
    .replaceAll('.', '\\.')
    .replace('**/', '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')
  return new RegExp(`^${escaped}$`)
}

function installProduction(folder: string, env: NodeJS.ProcessEnv): void {
  const args = ['install', '--frozen-lockfile', '--prod', '--offline', '--filter', '@portal/web...']
  const { status, error, stdout, stderr } = spawnSync('pnpm', args, { cwd: folder, env: { ...env, CI: '1' } })
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed: ${error ?? `${stdout}${stderr}`}`)
}

function commandOfImage(): string[] {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(lastStage(readFileSync(join(root, 'web/Dockerfile'), 'utf8'))) ?? []
  const [, ...args]: string[] = JSON.parse(command)
  return args
}

// A health check has a CMD as well, which does not begin its line.
const lastStage = (dockerfile: string) => dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
