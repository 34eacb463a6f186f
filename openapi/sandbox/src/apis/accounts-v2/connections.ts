import { toList, toRecord, toText } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { accountsOf } from '../../data/bank-accounts.ts'
import { addConnection, connectionsOf, type Connection } from '../../data/connections.ts'
import { findInstitution } from '../../data/institutions.ts'
import { connectionStatus, isRunning, startRun, type Trigger } from '../../data/runs.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { epoch } from '../../time.ts'
import { announceRun } from '../announce.ts'
import { refuseTooMany } from '../accounts-v3/syncs.ts'
import { callerOf, connectionOf, connectionsReadable, signable } from './caller.ts'
import { refuseWrong } from './keys.ts'
import { follow } from './queues.ts'
import { credentialId, showConnection } from './show-connection.ts'

function refuseRunning(connection: Connection, now: number): Connection {
  if (isRunning(connection, now))
    throw new SandboxError('SYNC_ALREADY_RUNNING', { description: 'A run of this connection has not ended.' })
  return connection
}

/** Starts a run, and has the queue that the call names follow it. */
function run(call: Call, connection: Connection, trigger: Trigger): void {
  const outcome = trigger === 'WIDGET' ? { v2: 'SUCCESS', v3: 'SUCCESS' } : undefined
  const started = startRun(connection, trigger, call.now, outcome)
  follow(call, toRecord(call.body)['queue_id'], connection, started)
  announceRun(call, connection, 'v2')
}

/** The channel definition that the path names, among those of a connection. @throws {SandboxError} */
function refuseForeignChannel({ path }: Call, { channels }: Connection): void {
  if (!channels.some(({ definitionId }) => definitionId === path['channel_definition_id']))
    throw unknownResource('channel')
}

export const connections: Behaviours = {
  listConnectionsV2(call) {
    const { user_id: userId, status } = call.query
    const found = connectionsReadable(call)
      .filter((one) => userId === undefined || one.userId === userId)
      .filter((one) => status === undefined || connectionStatus(one, call.now) === status)
    return signable(
      call,
      found.map((one) => showConnection(one, call.origin, call.now)),
    )
  },

  getConnectionV2: (call) => signable(call, showConnection(connectionOf(call), call.origin, call.now)),

  createConnectionV2(call) {
    const body = toRecord(call.body)
    const institution = findInstitution(toText(body['provider_id']))
    if (!institution) throw unknownResource('provider')
    const asked = toList(body['channels']).map(toRecord)
    const modes = institution.channels.filter(({ id }) => asked.some((one) => one['channel_definition_id'] === id))
    if (modes.length === 0) throw unknownResource('channel definition of this provider')
    for (const { credentials } of asked) for (const one of toList(credentials)) refuseWrong(toRecord(one)['value'])
    const { id: userId, segment } = callerOf(call)
    const connection = addConnection(call.world, {
      userId,
      institution,
      scenario: 'default',
      segment,
      autoSync: body['auto_sync'] !== false,
      modes: modes.map(({ mode }) => mode),
      now: call.now,
      limits: call.services.limits,
    })
    run(call, connection, 'INITIAL')
    return { status: 201, headers: { Location: `/connections/${connection.id}` } }
  },

  updateConnectionV2(call) {
    const connection = refuseRunning(connectionOf(call), call.now)
    const { name, auto_sync: autoSync } = toRecord(call.body)
    if (typeof name === 'string') connection.name = name
    if (typeof autoSync === 'boolean') connection.autoSync = autoSync
    return { status: 204 }
  },

  deleteConnectionV2(call) {
    connectionsOf(call.world).delete(refuseRunning(connectionOf(call), call.now).id)
    return { status: 204 }
  },

  synchronizeConnectionsV2(call) {
    const open = connectionsReadable(call).filter(({ closedAt }) => closedAt === undefined)
    for (const connection of open) refuseRunning(connection, call.now)
    for (const connection of open) run(call, connection, 'API')
    return { status: 202 }
  },

  synchronizeConnectionV2(call) {
    const connection = refuseRunning(connectionOf(call), call.now)
    refuseTooMany(connection.runs, false, call.now, epoch)
    run(call, connection, 'API')
    return { status: 202 }
  },

  answerChallengeV2(call) {
    const connection = connectionOf(call, 'connection_id')
    refuseForeignChannel(call, connection)
    if (toRecord(call.body)['answer'] !== '246810')
      throw new SandboxError('CREDENTIALS_INVALID', { description: 'The answer is wrong.' })
    run(call, connection, 'WIDGET')
    return { status: 204 }
  },

  updateCredentialV2(call) {
    const connection = refuseRunning(connectionOf(call, 'connection_id'), call.now)
    const known = ['login', 'password'].map((name) => credentialId(connection, name))
    if (!known.includes(call.path['credential_id'] ?? '')) throw unknownResource('credential')
    refuseWrong(toRecord(call.body)['value'])
    run(call, connection, 'WIDGET')
    return { status: 204 }
  },

  renewChannelV2(call) {
    const connection = refuseRunning(connectionOf(call), call.now)
    refuseForeignChannel(call, connection)
    connection.consentedAt = call.now
    run(call, connection, 'WIDGET')
    return { status: 204 }
  },

  setConsentsV2(call) {
    const connection = refuseRunning(connectionOf(call), call.now)
    const refused = toList(toRecord(call.body)['accounts'])
      .map(toRecord)
      .filter(({ granted }) => granted === false)
    const accounts = accountsOf(call.world, connection, call.now)
    for (const { account_id: id } of refused) {
      const account = accounts.find((one) => one.id === id)
      if (account) connection.hidden.add(account.product.code)
    }
    connection.selected = connection.hidden.size > 0
    return { status: 204 }
  },

  reopenConnectionV2(call) {
    const connection = connectionOf(call)
    connection.closedAt = undefined
    run(call, connection, 'WIDGET')
    return { status: 204 }
  },

  closeConnectionV2(call) {
    refuseRunning(connectionOf(call), call.now).closedAt = call.now
    return { status: 204 }
  },
}
