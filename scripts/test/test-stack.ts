import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { freePorts } from '../lib/ports.ts'
import { onSignal } from '../lib/signals.ts'
import { step } from '../lib/step.ts'
import { copyWebBuild } from '../stack/build.ts'
import { configureStack } from '../stack/config.ts'
import { Stack } from '../stack/stack.ts'

/** A stack that tests may change, and how to be rid of it with all that it left. */
export type TestStack = { stack: Stack; remove: () => Promise<void> }

const PORTS_FROM = 3900
/** The faults, which come after the tests, use some of those between. */
const PORTS_APART = 100

/** A whole stack beside any that runs, with content and secrets of its own. */
export async function createTestStack(): Promise<TestStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  return testStack(PORTS_FROM, dataFolder, '-e2e')
}

/** A lake and a portal with the content and the build of a running stack, which from here on go their own way. */
export async function copyTestStack({ stack }: TestStack): Promise<TestStack> {
  const { config } = stack
  return step('Starting a second lake and portal', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
    // A database is copied while nobody writes to it.
    await stack.children.stop('lake')
    cpSync(config.dataFolder, dataFolder, { recursive: true })
    await stack.startLake()
    const copy = await testStack(config.ports.web + PORTS_APART, dataFolder, '-e2e-second')
    copyWebBuild(config.output.web, copy.stack.config.output.web)
    await copy.stack.startLake()
    await copy.stack.startWeb()
    return {
      ...copy,
      remove: async () => {
        await copy.remove()
        rmSync(join(root, 'web', copy.stack.config.output.web), { recursive: true, force: true })
      },
    }
  })
}

async function testStack(portsFrom: number, dataFolder: string, suffix: string): Promise<TestStack> {
  const ports = await freePorts(portsFrom)
  const stack = new Stack(configureStack({ ports, dataFolder, suffix, env: embeddedOnly(process.env) }))
  const forget = onSignal(() => stack.children.stopAll())
  return {
    stack,
    remove: async () => {
      await stack.children.stopAll()
      forget()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

// The tests change content, so they never run on a hosted project that the shell happens to name.
function embeddedOnly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SANITY_PROJECT_ID: _, SANITY_DATASET: __, LAKE_URL: ___, WEB_URL: ____, STUDIO_URL: _____, ...rest } = env
  return rest
}
