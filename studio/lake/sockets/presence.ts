import { WebSocket, type RawData } from 'ws'
import { z } from 'zod'

/** Who is where: the editors of a dataset see each other. */
export type PresenceMember = { socket: WebSocket; dataset: string; userId: string | undefined }

export type PresenceOptions = {
  newId: () => string
  /** The user of an `Authorization` value, for clients that introduce themselves after the handshake. */
  userOf: (authorization: string) => string | undefined
}

const HEART = '♥'
const MOST_SUBSCRIPTIONS = 20
const idSchema = z.union([z.string(), z.number(), z.null()])
const requestSchema = z.object({
  id: idSchema.optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})
const sessionSchema = z.object({ session: z.string().max(200) })
const announcementSchema = z.object({ data: z.looseObject({ sessionId: z.string().max(200) }) })
const authorizationSchema = z.object({ authorization: z.string() })
const subscriptionSchema = z.object({ subscriptionId: z.string() })

type Member = PresenceMember & { subscriptions: Set<string>; session: string | undefined }
type Request = z.infer<typeof requestSchema>

class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The presence service over JSON-RPC: each member is told what the others of its dataset announce. */
export function createPresence(options: PresenceOptions) {
  const members = new Set<Member>()

  function join(joining: PresenceMember): void {
    const member: Member = { ...joining, subscriptions: new Set(), session: undefined }
    members.add(member)
    member.socket.on('message', (data) => receive(member, data))
    member.socket.on('close', () => {
      members.delete(member)
      leave(member)
    })
    member.socket.send(HEART)
  }

  /** Each frame tells the Studio that it is still connected. */
  function beat(): void {
    for (const { socket } of members) if (socket.readyState === WebSocket.OPEN) socket.send(HEART)
  }

  function receive(member: Member, data: RawData) {
    const request = parse(data)
    // Anything else is a heartbeat.
    if (!request) return
    try {
      reply(member, { id: request.id, result: answer(member, request) })
    } catch (error) {
      const code = error instanceof RpcError ? error.code : -32_602
      const message = error instanceof RpcError ? error.message : `the parameters of ${request.method} are wrong`
      reply(member, { id: request.id, error: { code, message } })
    }
  }

  function answer(member: Member, { method, params }: Request): unknown {
    if (method === 'authorization') {
      const userId = options.userOf(authorizationSchema.parse(params).authorization)
      if (!userId) throw new RpcError(401, 'Session not found')
      member.userId = userId
      return {}
    }
    const i = member.userId
    if (!i) throw new RpcError(401, 'Session not found')
    switch (method) {
      case 'presence_subscribe':
        return subscribe(member)
      case 'presence_unsubscribe':
        return member.subscriptions.delete(subscriptionSchema.parse(params).subscriptionId)
      case 'presence_announce': {
        const { data } = announcementSchema.parse(params)
        member.session = data.sessionId
        broadcast(member, { type: 'state', i, m: data })
        return {}
      }
      case 'presence_rollcall':
        broadcast(member, { type: 'rollCall', i, session: sessionSchema.parse(params).session })
        return {}
      case 'presence_disconnect':
        member.session = sessionSchema.parse(params).session
        leave(member)
        return {}
      default:
        throw new RpcError(-32_601, `there is no method ${method}`)
    }
  }

  function subscribe(member: Member): string {
    if (member.subscriptions.size >= MOST_SUBSCRIPTIONS) throw new RpcError(429, 'too many subscriptions')
    const id = options.newId()
    member.subscriptions.add(id)
    return id
  }

  function leave(member: Member) {
    if (member.session && member.userId)
      broadcast(member, { type: 'disconnect', i: member.userId, m: { session: member.session } })
    member.session = undefined
  }

  function broadcast(from: Member, result: Record<string, unknown>) {
    for (const member of members) {
      if (member.dataset !== from.dataset || member.socket.readyState !== WebSocket.OPEN) continue
      for (const subscription of member.subscriptions)
        member.socket.send(
          JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } }),
        )
    }
  }

  return { join, beat }
}

function reply(member: Member, message: Record<string, unknown>) {
  if (message['id'] === undefined || member.socket.readyState !== WebSocket.OPEN) return
  member.socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
}

function parse(data: RawData): Request | undefined {
  try {
    const result = requestSchema.safeParse(JSON.parse(data.toString()))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
