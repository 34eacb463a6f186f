import { toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { connectionById } from '../../data/connections.ts'
import { isRunning } from '../../data/runs.ts'
import {
  addSession,
  sessionById,
  sessionEnd,
  sessionStatus,
  type Session,
  type SessionSettings,
} from '../../data/sessions.ts'
import { userById } from '../../data/users.ts'
import { SandboxError } from '../../errors.ts'
import { isPossibleReturn } from '../../bank/return-address.ts'
import { isoTime } from '../../time.ts'
import { refuseFaintColours } from './contrast.ts'

/** A session as V3 shows it. */
function showSession(session: Session, origin: string, now: number): JsonRecord {
  return {
    session_id: session.id,
    status: sessionStatus(session, now),
    flow: session.flow,
    user_id: session.userId,
    connection_id: session.connectionId ?? null,
    widget_url: `${origin}/sandbox/bank/${session.id}`,
    created_at: isoTime(session.createdAt),
    expires_at: isoTime(sessionEnd(session)),
  }
}

function refuseAddresses(body: JsonRecord): void {
  for (const field of ['redirect_url', 'cancel_url', 'aspsp_callback_url'])
    if (typeof body[field] === 'string' && !isPossibleReturn(body[field]))
      throw new SandboxError('UNPROCESSABLE', {
        description: `${field} is not declared in your project.`,
        details: [{ field, reason: 'must be one of the declared addresses', missing: false }],
      })
}

function readSettings(body: JsonRecord): SessionSettings {
  const functional = toRecord(body['functional'])
  const providers = toRecord(body['providers'])
  return {
    redirectUrl: toText(body['redirect_url']),
    cancelUrl: toText(body['cancel_url']) || undefined,
    callbackUrl: toText(body['aspsp_callback_url']) || undefined,
    state: typeof body['state'] === 'string' ? body['state'] : undefined,
    locale: toText(body['locale']) || 'en',
    autoSync: functional['auto_sync'] !== false,
    selectAccounts: functional['select_accounts'] === true,
    skipResult: functional['skip_result_screen'] === true,
    professional: functional['professional'] === true,
    countries: toTexts(providers['countries']),
    include: toTexts(providers['include']),
    exclude: toTexts(providers['exclude']),
    preselected: toText(providers['preselected_id']) || undefined,
  }
}

/** The connection that the session is for. @throws {SandboxError} when it is unknown or being read */
function connectionFor({ world, now }: Call, userId: string, id: unknown): string | undefined {
  if (id === undefined) return undefined
  const connection = connectionById(world, id)
  if (connection.userId !== userId)
    throw new SandboxError('RESOURCE_UNKNOWN', { description: 'No connection of this user has this identifier.' })
  if (isRunning(connection, now))
    throw new SandboxError('CONFLICT', { description: 'The connection is being synchronised.' })
  return connection.id
}

/** The partner edition reads once, and shows French banks. */
const PARTNER_SETTINGS = { autoSync: false, countries: ['FR'] }

export const widgetSessions: Behaviours = {
  createWidgetSession(call) {
    const body = toRecord(call.body)
    const user = userById(call.world, body['user_id'])
    const flow = toText(body['flow'])
    const needsConnection = flow === 'RENEW_CONNECTION' || flow === 'MANAGE_CONNECTION'
    const connectionId = needsConnection ? connectionFor(call, user.id, body['connection_id']) : undefined
    refuseAddresses(body)
    refuseFaintColours(toRecord(toRecord(body['branding'])['colors']))
    const session = addSession(call.world, call.services, call.api.id, {
      version: 'v3',
      userId: user.id,
      flow: needsConnection || flow === 'MANAGE_ALL' ? flow : 'ADD_CONNECTION',
      connectionId,
      settings: { ...readSettings(body), ...(call.api.id === 'accounts-v3-partner' && PARTNER_SETTINGS) },
    })
    return { status: 201, body: showSession(session, call.origin, call.now) }
  },

  getWidgetSession: ({ world, path, origin, now }) => ({
    status: 200,
    body: showSession(sessionById(world, path['session_id']), origin, now),
  }),
}
