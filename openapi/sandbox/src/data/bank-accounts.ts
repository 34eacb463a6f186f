import { people } from '@portal/openapi/cast'
import { unknownResource } from '../errors.ts'
import { numericId, seededRandom } from '../state/seed.ts'
import type { World } from '../state/world.ts'
import { connectionsOf, type Connection, type ConnectionChannel } from './connections.ts'
import { frenchIban } from './money.ts'
import { productsAt, type Product } from './products.ts'
import { lastSuccess } from './runs.ts'
import { usersOf } from './users.ts'

/** One account at a simulated bank. Everything about it follows from its user and its bank. */
export type BankAccount = {
  id: string
  connection: Connection
  channel: ConnectionChannel
  product: Product
  number: string
  iban: string | undefined
  /** In cents. */
  balance: number
  owners: string[]
  /** When it was first read, and last. */
  createdAt: number
  updatedAt: number
}

/** The accounts of a connection; none until a run has succeeded. */
export function accountsOf(world: World, connection: Connection, now: number): BankAccount[] {
  const updatedAt = lastSuccess(connection, now)
  const first = connection.runs.find((run) => run.endsAt <= now && run.endsAt <= (updatedAt ?? 0))
  if (updatedAt === undefined || !first) return []
  return productsAt(connection).flatMap((product) => {
    const channel = connection.channels.find(({ kinds }) => kinds.includes(product.kind))
    if (!channel || connection.hidden.has(product.code)) return []
    return describe(world, connection, channel, product, { createdAt: first.endsAt, updatedAt })
  })
}

function describe(
  world: World,
  connection: Connection,
  channel: ConnectionChannel,
  product: Product,
  times: { createdAt: number; updatedAt: number },
): BankAccount {
  const seed = `${connection.userId} ${connection.institution.id} ${product.code}`
  const random = seededRandom(seed)
  const number = numericId(seed, 11)
  const [low, high] = product.balance
  return {
    id: numericId(`${connection.id} account ${product.code}`, 8),
    connection,
    channel,
    product,
    number: product.kind === 'CREDIT_CARD' ? `XXXXXXXXXXXX${number.slice(-4)}` : number,
    iban: product.kind === 'CHECKINGS' ? frenchIban(number) : undefined,
    balance: Math.round(low + random() * (high - low)),
    owners: [ownerOf(world, connection), ...(product.kind === 'LOAN' ? [people.coOwner.name] : [])],
    ...times,
  }
}

/** The name that the bank gives: the user's own where one is known. */
export function ownerOf(world: World, { userId }: Connection): string {
  const user = usersOf(world).get(userId)
  const name = [user?.firstName, user?.lastName].filter((part) => part !== undefined).join(' ')
  return name || people.user.name
}

/** Every account of a user. */
export function accountsOfUser(world: World, userId: string, now: number): BankAccount[] {
  return connectionsOf(world)
    .list()
    .filter((connection) => connection.userId === userId)
    .flatMap((connection) => accountsOf(world, connection, now))
}

/** The account with this id. @throws {SandboxError} */
export function accountById(world: World, id: unknown, now: number): BankAccount {
  const account = connectionsOf(world)
    .list()
    .flatMap((connection) => accountsOf(world, connection, now))
    .find((one) => one.id === id)
  if (!account) throw unknownResource('account')
  return account
}
