import { application, clients, order, people } from '@portal/openapi/cast'
import { createSandbox } from '@portal/sandbox'
import { prepareV2 } from './prepare-v2.ts'
import { prepareV3 } from './prepare-v3.ts'
import { askToken, need, type Fetch } from './send.ts'

/** A sandbox of one page, and what its examples may speak of. */
export type Stage = {
  api: string
  fetch: Fetch
  client: { client_id: string; client_secret: string }
  wait: (seconds: number) => void
  /** What placeholders stand for. */
  known: Map<string, string>
  /** What the identifiers of the cast stand for, which the guides to V2 write as they are. */
  literals: Map<string, string>
}

const START = Date.parse('2026-11-27T09:12:04+01:00')

/** Any secret of the right form is taken, and has a state of its own. */
const SECRET = 'the-secret-of-one-page'

/** A sandbox in which everything is there that the examples of an API need. */
export async function createStage(api: string): Promise<Stage> {
  let time = START
  const limits = { callsPerSecond: Infinity, allCallsPerSecond: Infinity }
  const { fetch } = createSandbox({ now: () => time, limits })
  const client = {
    client_id: (api === 'payments' ? clients.payments : clients.accounts).id,
    client_secret: SECRET,
  }
  const known = new Map(Object.entries({ ...client, ...VALUES }))
  const wait = (seconds: number) => {
    time += seconds * 1000
  }
  const stage = { api, fetch, client, wait, known, literals: new Map<string, string>() }
  await prepare(stage)
  return stage
}

/** Makes what the examples of an API speak of, anew. */
export async function prepare(stage: Stage): Promise<void> {
  if (stage.api === 'accounts-v3') return prepareV3(stage)
  if (stage.api.startsWith('accounts-v2')) return prepareV2(stage)
  const token = await askToken(stage.fetch, stage.api, { grant_type: 'client_credentials', ...stage.client })
  stage.known.set('access_token', need(token, 'access_token'))
}

/** What placeholders stand for until an answer says better. */
const VALUES = {
  your_reference: people.user.externalId,
  order_id: order.id,
  redirect_url: application.return,
  redirect_uri: application.bankCallback,
  cancel_url: application.cancelled,
  siret: '99900000000001',
  updated_at: '2026-11-01T00:00:00+01:00',
  user_password: 'Correct-Horse-7',
  new_user_password: 'Correct-Horse-8',
  state: 'c1b7e0',
  code: 'code-of-the-bank',
  challenge_id: 'ch-1',
  answer: '246810',
  encrypted_login: btoa('demo'),
  encrypted_password: btoa('demo'),
  encrypted_value: btoa('demo'),
}
