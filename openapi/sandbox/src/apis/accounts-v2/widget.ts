import { toRecord, toText, toTexts } from '@portal/openapi/json'
import type { Behaviour, Behaviours, Call } from '../../call.ts'
import { showSession } from '../../bank/answer-session.ts'
import { renderPage } from '../../bank/page.ts'
import { isPossibleReturn } from '../../bank/return-address.ts'
import { connectionsOf } from '../../data/connections.ts'
import { addSession, sessionsOf, sessionStatus, type Flow, type Session } from '../../data/sessions.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { readClient } from '../../tokens/credentials.ts'

const NO_SETTINGS = {
  redirectUrl: undefined,
  cancelUrl: undefined,
  callbackUrl: undefined,
  state: undefined,
  locale: 'en',
  autoSync: true,
  selectAccounts: false,
  skipResult: false,
  professional: false,
  countries: [],
  include: [],
  exclude: [],
  preselected: undefined,
}

/** Opens a session for the user of a token; the settings come with the address of an entry. */
async function createSession({ body, request, services, api }: Call): Promise<Session> {
  const fields = toRecord(body)
  const client = await readClient(request, fields, services)
  const token = services.findToken(toText(fields['access_token']))
  if (token?.kind !== 'user' || token.clientId !== client.id || token.userId === undefined)
    throw new SandboxError('invalid_token', { status: 401, description: 'The access token is not one of a user.' })
  const world = services.worldOf(token.worldKey)
  return addSession(world, services, api.id, {
    version: 'v2',
    userId: token.userId,
    flow: 'ADD_CONNECTION',
    connectionId: undefined,
    settings: NO_SETTINGS,
  })
}

const versioned =
  (version: string): Behaviour =>
  async (call) => {
    const { id } = await createSession(call)
    const entry = (name: string) => ({
      href: `${call.origin}/sandbox/${call.api.id}/${version}/widget/${name}?session_id=${id}`,
    })
    const names = ['add_connection', 'edit_credentials', 'user_input', 'manage_accounts']
    return {
      status: 201,
      body: { session_id: id, _links: Object.fromEntries(names.map((name) => [name, entry(name)])) },
    }
  }

/** An entry of the widget: takes the settings from the address and shows the first screen. */
const entry =
  (flow: Flow): Behaviour =>
  async ({ query, services, origin }) => {
    const id = toText(query['session_id'])
    const door = services.findDoor(id)
    const world = door && services.worldOf(door.worldKey)
    const session = world && sessionsOf(world).get(id)
    if (!world || !session) throw unknownResource('session')
    for (const name of ['redirect_url', 'cancel_url', 'aspsp_callback_uri']) refuseAddress(name, query[name])
    if (
      query['connection_id'] !== undefined &&
      connectionsOf(world).get(toText(query['connection_id']))?.userId !== session.userId
    )
      throw unknownResource('connection')
    if (session.status === 'CREATED' && sessionStatus(session, services.now()) !== 'EXPIRED')
      begin(session, flow, query)
    return renderPage(await services.brand(), showSession({ world, services, session, origin }))
  }

function refuseAddress(name: string, value: unknown): void {
  if (value !== undefined && !isPossibleReturn(toText(value)))
    throw new SandboxError('BAD_PARAMETER', { status: 400, description: `${name} is no address of an application.` })
}

function begin(session: Session, flow: Flow, query: Call['query']): void {
  session.flow = flow
  session.connectionId = toText(query['connection_id']) || undefined
  session.step = { name: flow === 'MANAGE_CONNECTION' ? 'manage' : 'choose' }
  session.settings = {
    ...NO_SETTINGS,
    redirectUrl: toText(query['redirect_url']) || undefined,
    cancelUrl: toText(query['cancel_url']) || undefined,
    callbackUrl: toText(query['aspsp_callback_uri']) || undefined,
    autoSync: query['auto_sync'] !== false,
    selectAccounts: query['select_accounts'] === true,
    countries: toTexts(query['countries']),
    preselected: toText(query['provider_id']) || undefined,
  }
}

export const widget: Behaviours = {
  createWidgetSessionV22: versioned('v2.2'),
  createWidgetSessionV21: versioned('v2.1'),
  createLegacyWidgetSession: async (call) => ({ status: 200, body: { session_id: (await createSession(call)).id } }),
  openAddConnectionV2: entry('ADD_CONNECTION'),
  openProfessionalAccountV2: entry('ADD_CONNECTION'),
  openTermsV2: entry('ADD_CONNECTION'),
  openEditCredentialsV2: entry('RENEW_CONNECTION'),
  openUserInputV2: entry('RENEW_CONNECTION'),
  openManageAccountsV2: entry('MANAGE_CONNECTION'),
}
