import { clientOptions } from '@portal/content-source'
import { createClient } from '@sanity/client'
import { UserError } from '../lib/fail.ts'
import type { StackConfig } from './config.ts'

/**
 * What the portal is told of each change to a published document: enough to name the cached pages that it touches.
 * `moved` marks a page of which other pages show something else now: its address, its title or its description.
 */
const WEBHOOK_PROJECTION = `{
  "_id": coalesce(after()._id, before()._id),
  "_type": coalesce(after()._type, before()._type),
  "_rev": after()._rev,
  "operation": delta::operation(),
  "path": after().path,
  "previousPath": before().path,
  "moved": delta::operation() != "update" || delta::changedAny((path, title, description))
}`

/** Tells the embedded lake where the portal listens for changes. Registering again changes nothing. */
export async function registerWebhook({ source, ports, secrets, env, webhookUrl }: StackConfig): Promise<void> {
  const client = createClient({ ...clientOptions(source), token: secrets.lakeWriteToken })
  try {
    await client.request({
      method: 'POST',
      url: `/hooks/projects/${source.projectId}`,
      body: {
        type: 'document',
        name: 'portal',
        url: webhookUrl ?? `http://127.0.0.1:${ports.web}/api/revalidate`,
        dataset: source.dataset,
        rule: {
          on: ['create', 'update', 'delete'],
          filter: '!(_type match "sanity.*")',
          projection: WEBHOOK_PROJECTION,
        },
        secret: env['WEBHOOK_SECRET'],
        isDisabledByUser: false,
      },
    })
  } catch (error) {
    throw new UserError(`the portal's webhook could not be registered with the lake: ${String(error)}`)
  }
}
