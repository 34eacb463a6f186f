import { testBank } from '@portal/openapi/cast'
import { numericId, pick, seededRandom } from '../state/seed.ts'
import { DAY, HOUR, isoDay } from '../time.ts'
import type { BankAccount } from './bank-accounts.ts'
import { isTestBank } from './connections.ts'
import { merchants, monthly } from './merchants.ts'

/** One operation of an account. */
export type BankTransaction = {
  id: string
  account: BankAccount
  cents: number
  type: string
  status: 'BOOKED' | 'PENDING'
  label: string
  raw: string
  merchant: string | undefined
  categoryId: string
  recurring: boolean
  executedAt: number
  bookedAt: number | undefined
  importedAt: number
}

type Line = Omit<BankTransaction, 'id' | 'account' | 'importedAt' | 'bookedAt' | 'status' | 'executedAt'>

const HISTORY_DAYS = 395

/** How much of the test bank's documented number of transactions stands on the card. */
const TEST_BANK_CARD = 9

/** Everything that happened on an account, newest first; always the same for the same user, bank and day. */
export function transactionsOf(account: BankAccount): BankTransaction[] {
  const { connection, product } = account
  if (product.kind !== 'CHECKINGS' && product.kind !== 'CREDIT_CARD') return []
  return [...laterRuns(account), ...firstRead(account, isTestBank(connection) ? ofTestBank(product.kind) : Infinity)]
}

/** The same, as far back as a bank can look: the test bank shows no more than its documented number. */
export function historyOf(account: BankAccount): BankTransaction[] {
  const { kind } = account.product
  return kind === 'CHECKINGS' || kind === 'CREDIT_CARD' ? firstRead(account, Infinity) : []
}

function firstRead(account: BankAccount, most: number): BankTransaction[] {
  const { connection } = account
  const found: BankTransaction[] = []
  for (let day = 0; day < HISTORY_DAYS && found.length < most; day += 1) {
    const date = connection.createdAt - day * DAY
    for (const [index, line] of linesOf(account, date).entries())
      if (found.length < most) found.push(complete(account, line, date, index))
  }
  return found
}

function ofTestBank(kind: 'CHECKINGS' | 'CREDIT_CARD'): number {
  return kind === 'CREDIT_CARD' ? TEST_BANK_CARD : testBank.transactionCount - TEST_BANK_CARD
}

/** Each later run that succeeded brings one purchase. */
function laterRuns(account: BankAccount): BankTransaction[] {
  return account.connection.runs
    .filter((run, index) => index > 0 && run.outcome.v3 === 'SUCCESS' && run.endsAt <= account.updatedAt)
    .toReversed()
    .map((run) => ({
      ...complete(account, purchase(`${account.id} ${run.id}`), run.startedAt, run.id),
      importedAt: run.endsAt,
    }))
}

function linesOf(account: BankAccount, date: number): Line[] {
  const day = isoDay(date)
  const seed = `${account.connection.userId} ${account.connection.institution.id} ${account.product.code} ${day}`
  const random = seededRandom(seed)
  const bought = random() < (account.product.kind === 'CHECKINGS' ? 0.22 : 0.3) ? [purchase(seed)] : []
  if (account.product.kind === 'CREDIT_CARD') return bought
  const due = monthly.filter((one) => one.day === Number(day.slice(8)))
  const regular = due.map(({ label, raw, categoryId, cents, type }): Line => {
    const merchant = cents < 0 && type === 'DIRECT_DEBIT' ? label : undefined
    return { label, raw, categoryId, cents, type, merchant, recurring: true }
  })
  return [...regular, ...bought]
}

function purchase(seed: string): Line {
  const random = seededRandom(`${seed} purchase`)
  const { name, rawLabel, categoryId, cost } = pick(random, merchants)
  const cents = -Math.round(cost[0] + random() * (cost[1] - cost[0]))
  return { label: name, raw: rawLabel, categoryId, cents, type: 'POINT_OF_SALE', merchant: name, recurring: false }
}

function complete(account: BankAccount, line: Line, date: number, part: number | string): BankTransaction {
  const { createdAt } = account.connection
  const day = isoDay(date)
  const executedAt = Math.min(Date.parse(`${day}T11:41:00Z`), date)
  const fresh = line.type === 'POINT_OF_SALE' && createdAt - executedAt < DAY + HOUR
  return {
    ...line,
    raw: line.type === 'POINT_OF_SALE' ? `${line.raw} ${day.slice(8)}/${day.slice(5, 7)}` : line.raw,
    id: numericId(`${account.id} ${day} ${part}`, 9),
    account,
    status: fresh ? 'PENDING' : 'BOOKED',
    executedAt,
    bookedAt: fresh ? undefined : Math.min(Date.parse(`${day}T23:00:00Z`), createdAt),
    importedAt: account.createdAt,
  }
}

/** The number of transactions that the run at `index` of a connection brought. */
export function broughtBy(accounts: readonly BankAccount[], endsAt: number): number {
  return accounts.flatMap(transactionsOf).filter(({ importedAt }) => importedAt === endsAt).length
}
