import { join } from 'node:path'
import { Children, run } from '../lib/children.ts'
import { root } from '../lib/paths.ts'
import { assertFree } from '../lib/ports.ts'
import { step } from '../lib/step.ts'
import { waitForHttp } from '../lib/wait-for-http.ts'
import { buildDescriptions, buildStudio, buildWeb } from './build.ts'
import { lakeEnv, type StackConfig } from './config.ts'
import { registerWebhook } from './webhook.ts'

/** The running processes, each startable and stoppable by itself. */
export class Stack {
  readonly children = new Children()
  readonly config: StackConfig

  constructor(config: StackConfig) {
    this.config = config
  }

  get isEmbedded(): boolean {
    return this.config.source.kind === 'embedded'
  }

  /** The order is lake, seed, webhook, builds, web: a build reads the content, and seeding must wake no portal. */
  async start(): Promise<void> {
    await assertFree(this.config.ports, this.isEmbedded ? ['lake', 'studio', 'web'] : ['studio', 'web'])
    if (this.isEmbedded) {
      await step('Starting the content lake', () => this.startLake())
      await this.seedWhenEmpty()
      await registerWebhook(this.config)
    }
    await buildDescriptions(this.config.env)
    await buildStudio(this.config)
    await buildWeb(this.config)
    await step('Starting the portal and the Studio', () => Promise.all([this.startWeb(), this.startStudio()]))
  }

  /** What readers meet: all but the Studio. */
  async startPortal(): Promise<void> {
    await assertFree(this.config.ports, ['lake', 'web'])
    await step('Starting the content lake', () => this.startLake())
    await this.seedWhenEmpty()
    await registerWebhook(this.config)
    await buildDescriptions(this.config.env)
    await buildWeb(this.config)
    await step('Starting the portal', () => this.startWeb())
  }

  async startLake(): Promise<void> {
    this.children.start('lake', [join(root, 'studio/lake/main.ts')], { cwd: root, env: lakeEnv(this.config) })
    await this.#ready('lake', 'The content lake', `http://127.0.0.1:${this.config.ports.lake}/healthz`)
  }

  async seedWhenEmpty(): Promise<void> {
    await run('The import of the sample content', [join(root, 'studio/seed/main.ts'), '--if-empty'], {
      cwd: root,
      env: lakeEnv(this.config),
    })
  }

  /** @param more variables beside those of the stack */
  async startWeb(more: NodeJS.ProcessEnv = {}): Promise<void> {
    const { ports, env } = this.config
    // Rendering a page makes much short-lived garbage: a young generation that holds it renders a fifth faster.
    this.children.start('web', ['--max-semi-space-size=64', join(root, 'web/server/start.ts')], {
      cwd: join(root, 'web'),
      env: { ...env, ...more },
      quiet: true,
    })
    await this.#ready('web', 'The portal', `http://127.0.0.1:${ports.web}/`)
    // Registering again sends at once what the lake could not deliver while the portal was down.
    if (this.isEmbedded) await registerWebhook(this.config)
  }

  async startStudio(): Promise<void> {
    this.children.start('studio', [join(root, 'studio/serve.ts')], { cwd: root, env: this.config.env, quiet: true })
    await this.#ready('studio', 'The Studio', `http://localhost:${this.config.ports.studio}/`)
  }

  async #ready(name: string, what: string, url: string): Promise<void> {
    await waitForHttp(url, { what, alive: () => this.children.isRunning(name) })
  }
}
