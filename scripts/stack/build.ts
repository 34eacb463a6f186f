import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/children.ts'
import { buildOnce, fingerprint } from '../lib/fingerprint.ts'
import { command, root } from '../lib/paths.ts'
import { step } from '../lib/step.ts'
import type { StackConfig } from './config.ts'

const SHARED = [
  'pnpm-lock.yaml',
  'tsconfig.json',
  'studio/content-source',
  'studio/content-rules',
  'studio/announcement-rules',
]

// They stand in the Studio's folder and are no part of its build.
const NOT_IN_THE_STUDIO = new Set(['lake', 'seed', 'serve', 'serve.ts'])

/** Builds the API descriptions, which the portal reads. */
export async function buildDescriptions(env: NodeJS.ProcessEnv): Promise<void> {
  const digest = fingerprint([...SHARED, 'openapi'])
  await buildOnce(join(root, 'openapi/dist'), digest, () =>
    step('Bundling the API descriptions', () =>
      run('The bundling of the API descriptions', [join(root, 'openapi/src/build.ts')], {
        cwd: root,
        env,
        quiet: true,
      }),
    ),
  )
}

export async function buildStudio({ env, source, output }: StackConfig): Promise<void> {
  const sources = readdirSync(join(root, 'studio')).filter((name) => !NOT_IN_THE_STUDIO.has(name))
  const folders = [...SHARED, 'openapi', ...sources.map((name) => `studio/${name}`)]
  const digest = fingerprint(folders, [JSON.stringify(source), String(env['WEB_URL'])])
  await buildOnce(output.studio, digest, () =>
    step('Building the Studio', () =>
      run('The build of the Studio', [command('studio', 'sanity', 'bin/sanity'), 'build', output.studio, '-y'], {
        cwd: join(root, 'studio'),
        env,
        quiet: true,
      }),
    ),
  )
}

/**
 * Builds the portal. A build bakes in the published content, so another set of content (told by its secrets) is
 * another build, and the fetch cache of an earlier build must not feed this one.
 */
export async function buildWeb({ env, source, output, secrets }: StackConfig): Promise<void> {
  const folder = join(root, 'web', output.web)
  const digest = fingerprint([...SHARED, 'web', 'openapi'], [JSON.stringify(source), secrets.webhookSecret])
  await buildOnce(folder, digest, () =>
    step('Building the portal', async () => {
      rmSync(join(folder, 'cache/fetch-cache'), { recursive: true, force: true })
      await run('The build of the portal', [command('web', 'next', 'dist/bin/next'), 'build'], {
        cwd: join(root, 'web'),
        env,
        quiet: true,
      })
    }),
  )
}

/**
 * Copies a build of the portal, without what Next keeps in it from one build to the next, as for another machine.
 *
 * @param checkout where the copy goes, the repository itself by default
 */
export function copyWebBuild(from: string, to: string, checkout = root): void {
  const [build, copy] = [join(root, 'web', from), join(checkout, 'web', to)]
  const own = new Set([join(build, 'cache'), join(build, 'lock')])
  rmSync(copy, { recursive: true, force: true })
  cpSync(build, copy, { recursive: true, filter: (path) => !own.has(path) })
}
