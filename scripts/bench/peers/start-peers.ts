import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@sanity/client'
import { clientOptions } from '@portal/content-source'
import { run } from '../../lib/children.ts'
import { UserError } from '../../lib/fail.ts'
import { dataFolder } from '../../lib/paths.ts'
import { step } from '../../lib/step.ts'
import type { Stack } from '../../stack/stack.ts'
import type { Subject } from '../subject.ts'
import { fetchCorpus, type Guide } from './corpus.ts'
import { docusaurus } from './docusaurus.ts'
import { fumadocs } from './fumadocs.ts'
import type { Peer } from './peer.ts'
import { serveSite } from './site-server.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

const PEERS: readonly Peer[] = [vitepress, starlight, docusaurus, fumadocs]

type OnStarted = (stop: () => Promise<void>) => void

/**
 * Builds and serves each peer with the portal's guides. Their packages are kept in `.data/bench` for the next time.
 *
 * @param onStarted learns how each is stopped
 */
export async function startPeers(portal: Subject, { config }: Stack, onStarted: OnStarted): Promise<Subject[]> {
  const paths = await createClient(clientOptions(config.source)).fetch<string[]>('*[_type == "page"].path')
  const corpus = await fetchCorpus(portal.origin, paths)
  const running: Subject[] = []
  for (const peer of PEERS)
    running.push(
      await step(`Building ${peer.name} with ${corpus.length} guides`, () =>
        startPeer(peer, corpus, portal, onStarted),
      ),
    )
  return running
}

async function startPeer(
  peer: Peer,
  corpus: readonly Guide[],
  portal: Subject,
  onStarted: OnStarted,
): Promise<Subject> {
  const folder = join(dataFolder, 'bench', 'peers', peer.name.toLowerCase())
  install(peer, folder)
  const output = join(folder, peer.output)
  rmSync(output, { recursive: true, force: true })
  for (const [file, text] of Object.entries(peer.files(corpus))) write(join(folder, file), text)
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NODE_ENV: 'production',
    CI: '1',
  }
  await run(`The build of ${peer.name}`, [...peer.build], { cwd: folder, env, quiet: true })
  const guide = (portal.pages['guide'] ?? '').replace(/^\/docs/, '')
  const { links, search } = peer
  const { origin, stop } = await serveSite(output)
  onStarted(stop)
  return {
    name: peer.name,
    version: versionOf(peer, folder),
    origin,
    pages: { guide },
    links,
    search,
  }
}

function install(peer: Peer, folder: string): void {
  const manifest = JSON.stringify({ private: true, dependencies: peer.packages }, null, 2)
  const file = join(folder, 'package.json')
  if (existsSync(file) && readFileSync(file, 'utf8') === manifest) return
  rmSync(folder, { recursive: true, force: true })
  write(file, manifest)
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  rmSync(folder, { recursive: true, force: true })
  throw new UserError(`${peer.name} could not be installed from the npm registry: use --no-peers to do without`)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function versionOf(peer: Peer, folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'node_modules', peer.package, 'package.json'), 'utf8')).version
}
