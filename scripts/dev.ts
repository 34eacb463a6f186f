import { join } from 'node:path'
import { main } from './lib/fail.ts'
import { command, dataFolder, root } from './lib/paths.ts'
import { assertFree, readPorts } from './lib/ports.ts'
import { onSignal } from './lib/signals.ts'
import { step } from './lib/step.ts'
import { waitForHttp } from './lib/wait-for-http.ts'
import { buildDescriptions } from './stack/build.ts'
import { configureStack, lakeEnv } from './stack/config.ts'
import { runToEnd } from './stack/run-to-end.ts'
import { Stack } from './stack/stack.ts'
import { registerWebhook } from './stack/webhook.ts'

/** The loop of those who change the code: every part reloads when its files change. */
await main(async () => {
  const config = configureStack({ ports: readPorts(process.env), dataFolder, suffix: '-dev' })
  const stack = new Stack(config)
  const env = { ...config.env, NODE_ENV: 'development' }
  onSignal(() => stack.children.stopAll())

  const ready = (name: string, what: string, url: string) =>
    waitForHttp(url, { what, alive: () => stack.children.isRunning(name), timeout: 120_000 })

  return runToEnd(stack, async () => {
    await assertFree(config.ports, stack.isEmbedded ? ['lake', 'studio', 'web'] : ['studio', 'web'])
    if (stack.isEmbedded) {
      await step('Starting the content lake', async () => {
        const args = ['--watch', '--watch-preserve-output', join(root, 'studio/lake/main.ts')]
        stack.children.start('lake', args, { cwd: root, env: lakeEnv(config) })
        await ready('lake', 'The content lake', `http://127.0.0.1:${config.ports.lake}/healthz`)
      })
      await stack.seedWhenEmpty()
      await registerWebhook(config)
    }
    await buildDescriptions(env)
    await step('Starting the portal and the Studio', async () => {
      const next = command('web', 'next', 'dist/bin/next')
      stack.children.start('web', [next, 'dev', '--port', String(config.ports.web)], { cwd: join(root, 'web'), env })
      const sanity = command('studio', 'sanity', 'bin/sanity')
      stack.children.start('studio', [sanity, 'dev', '--port', String(config.ports.studio), '--host', 'localhost'], {
        cwd: join(root, 'studio'),
        env,
      })
      await Promise.all([
        ready('web', 'The portal', `http://127.0.0.1:${config.ports.web}/`),
        ready('studio', 'The Studio', `${config.studioUrl}/`),
      ])
    })
  })
})
