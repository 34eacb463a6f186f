import { clientOptions, resolveContentSource } from '@portal/content-source'
import { createClient } from '@sanity/client'

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the end-to-end tests with \`npm test -- e2e\``)
  return value
}

/** The stack under test, as `npm test` names it in the environment. */
export const stack = {
  webUrl: variable('WEB_URL'),
  studioUrl: variable('STUDIO_URL'),
  lakeUrl: variable('LAKE_URL'),
  writeToken: variable('LAKE_WRITE_TOKEN'),
  webhookSecret: variable('WEBHOOK_SECRET'),
}

/** Takes a part of the stack down or up. Answers when it is done. */
export async function control(
  action: 'lake/kill' | 'lake/start' | 'web/stop' | 'web/start' | 'web/roll-back',
): Promise<void> {
  const response = await fetch(`${variable('CONTROL_URL')}/${action}`, { method: 'POST' })
  if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`)
}

/** A client that may write, for changing content as a script would. */
export const lake = createClient({
  ...clientOptions(resolveContentSource({ LAKE_URL: stack.lakeUrl })),
  token: stack.writeToken,
})
