import { test as base, type Page, type Request } from '@playwright/test'
import { lake, stack } from './stack.ts'

type Fixtures = {
  /** Documents of this test alone: whatever is created or changed through it is put back when the test ends. */
  content: Content
  /** Fails the test on any request to a host that is not part of the stack. */
  onlyOwnHosts: void
  /** A page in a browser without JavaScript. */
  plainPage: Page
}

export type Content = {
  /** Creates or replaces published documents. */
  put: (...documents: readonly { _id: string; _type: string; [field: string]: unknown }[]) => Promise<void>
  /** Changes fields of a published document. */
  set: (id: string, fields: Record<string, unknown>) => Promise<void>
  remove: (id: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  content: async ({}, use) => {
    const originals = new Map<string, Awaited<ReturnType<typeof lake.getDocument>>>()
    const remember = async (id: string) => {
      if (!originals.has(id)) originals.set(id, await lake.getDocument(id))
    }
    await use({
      put: async (...documents) => {
        for (const { _id } of documents) await remember(_id)
        const transaction = lake.transaction()
        for (const document of documents) transaction.createOrReplace(document)
        await transaction.commit()
      },
      set: async (id, fields) => {
        await remember(id)
        await lake.patch(id).set(fields).commit()
      },
      remove: async (id) => {
        await remember(id)
        await lake.delete(id)
      },
    })
    const restore = lake.transaction()
    for (const [id, document] of originals) {
      if (document) restore.createOrReplace(document)
      else restore.delete(id)
      restore.delete(`drafts.${id}`)
    }
    if (originals.size > 0) await restore.commit()
  },

  onlyOwnHosts: [
    async ({ context }, use) => {
      const foreign = new Set<string>()
      const own = new Set(
        Object.values({ w: stack.webUrl, s: stack.studioUrl, l: stack.lakeUrl }).map((u) => new URL(u).host),
      )
      // The app kit inside the Studio asks the lake by the project's own name.
      own.add(`embedded.${new URL(stack.lakeUrl).host}`)
      const note = (request: Request) => {
        const url = new URL(request.url())
        if (/^(https?|wss?):$/.test(url.protocol) && !own.has(url.host)) foreign.add(request.url())
      }
      // What a Content-Security-Policy stopped never left the browser.
      const forget = (request: Request) => {
        if (/csp/i.test(request.failure()?.errorText ?? '')) foreign.delete(request.url())
      }
      context.on('request', note).on('requestfailed', forget)
      await use()
      context.off('request', note).off('requestfailed', forget)
      base.expect([...foreign], 'D7 no request leaves the stack').toEqual([])
    },
    { auto: true },
  ],

  plainPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    await use(await context.newPage())
    await context.close()
  },
})

export { expect } from '@playwright/test'
