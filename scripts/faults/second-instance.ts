import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { waitForHttp } from '../lib/wait-for-http.ts'
import { copyWebBuild } from '../stack/build.ts'
import type { Stack } from '../stack/stack.ts'
import { withTurnableClock } from './clock.ts'

const NAME = 'second'

/** Another instance of the portal, with a copy of the build of its own, as on another machine. */
export function createSecondInstance({ children, config }: Stack, port: number) {
  const web = join(root, 'web')
  const distDir = `${config.output.web}-second`
  return {
    port,
    copy: () => copyWebBuild(config.output.web, distDir),
    async start(): Promise<void> {
      const env = { ...config.env, WEB_PORT: String(port), NEXT_DIST_DIR: distDir }
      const args = ['--max-semi-space-size=64', ...withTurnableClock, join(web, 'server/start.ts')]
      children.start(NAME, args, { cwd: web, env, quiet: true })
      const alive = () => children.isRunning(NAME)
      await waitForHttp(`http://127.0.0.1:${port}/`, { what: 'The second instance', alive })
    },
    pid: () => children.pid(NAME),
    stop: (signal: NodeJS.Signals) => children.stop(NAME, signal),
    remove: () => rmSync(join(web, distDir), { recursive: true, force: true }),
  }
}
