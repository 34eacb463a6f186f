import type { Channel } from './banks.ts'

/** What the sandbox's banks do, and the status of the channel that comes of it (V3 where its name differs from V2). */
export type Scenario = {
  name: string
  channels: readonly Channel[]
  outcome: 'SUCCESS' | 'EMPTY' | 'FAILURE'
  channelStatus: { v2: string; v3: string }
  /** 1: at once, in the widget; 2: from the second run on, so that there is a connection to look at. */
  failsFromRun?: 1 | 2
  /** What the bank asks for at the log-in, and the answer that is right; null when no answer counts. */
  challenge?: { type: 'SMS' | 'QUESTION'; text: string; answer: string | null; seconds: number }
}

const both: readonly Channel[] = ['REDIRECT', 'EMBEDDED']
const embedded: readonly Channel[] = ['EMBEDDED']
const same = (status: string) => ({ v2: status, v3: status })
const code = { type: 'SMS', text: 'Enter the code sent to your phone', seconds: 180 } as const

/** The test bank: a file says what it holds, the default one here. First in the widget's list of the sandbox. */
export const testBank = {
  id: '412',
  name: 'Test bank',
  country: 'FR',
  bic: 'TESTFRP0XXX',
  channels: [
    { id: '1203', mode: 'REDIRECT', entry: 'Connect current accounts', accountTypes: ['CHECKINGS', 'CREDIT_CARD'] },
    { id: '1204', mode: 'EMBEDDED', entry: 'No current account', accountTypes: ['SAVINGS', 'LOAN'] },
  ],
  credentials: { login: 'demo', password: 'demo' },
  /** Any other login or password. */
  wrongCredentials: { channelStatus: same('AUTH_FAILED') },
  /** Transactions of the default file, over the accounts that REDIRECT shows. */
  transactionCount: 31,
} as const

/** The bank simulator: the third field of its log-in names the scenario. */
export const simulator = {
  id: '413',
  name: 'Bank simulator',
  country: 'FR',
  bic: 'SIMUFRP0XXX',
  channels: [
    { id: '1205', mode: 'REDIRECT' },
    { id: '1206', mode: 'EMBEDDED' },
  ],
  credentials: { login: 'simulator', password: 'Simul4tor!' },
} as const

/** The profiles of the simulator, as both versions of the guides document them. */
export const scenarios: readonly Scenario[] = [
  { name: 'current_savings', channels: both, outcome: 'SUCCESS', channelStatus: same('SUCCESS') },
  { name: 'wealth_demo', channels: embedded, outcome: 'SUCCESS', channelStatus: same('SUCCESS') },
  { name: 'wealth_demo_current', channels: both, outcome: 'SUCCESS', channelStatus: same('SUCCESS') },
  { name: 'wealth_savings', channels: embedded, outcome: 'SUCCESS', channelStatus: same('SUCCESS') },
  {
    name: 'auth_failed',
    channels: embedded,
    outcome: 'FAILURE',
    channelStatus: same('AUTH_FAILED'),
    failsFromRun: 1,
  },
  {
    name: 'challenge_sms',
    channels: embedded,
    outcome: 'FAILURE',
    channelStatus: same('CHALLENGE_REQUIRED'),
    failsFromRun: 2,
    challenge: { ...code, answer: '246810' },
  },
  {
    name: 'challenge_timeout',
    channels: embedded,
    outcome: 'FAILURE',
    channelStatus: same('CHALLENGE_TIMED_OUT'),
    failsFromRun: 1,
    challenge: { ...code, answer: null },
  },
  {
    name: 'password_change',
    channels: embedded,
    outcome: 'FAILURE',
    channelStatus: same('PASSWORD_CHANGE_REQUIRED'),
    failsFromRun: 2,
  },
  {
    name: 'action_required',
    channels: both,
    outcome: 'FAILURE',
    channelStatus: same('USER_ACTION_REQUIRED'),
    failsFromRun: 2,
  },
  {
    name: 'token_expired_in_1h',
    channels: ['REDIRECT'],
    outcome: 'FAILURE',
    channelStatus: same('TOKEN_EXPIRED'),
    failsFromRun: 2,
  },
  {
    name: 'bank_down',
    channels: both,
    outcome: 'FAILURE',
    channelStatus: { v2: 'SERVICE_UNAVAILABLE', v3: 'PROVIDER_UNAVAILABLE' },
    failsFromRun: 1,
  },
  { name: 'empty', channels: both, outcome: 'EMPTY', channelStatus: same('EMPTY'), failsFromRun: 1 },
]

/** What the payer may choose at the emulated bank of the Direct Payment API. */
export const paymentOutcomes = [
  { choice: 'SUBMITTED', paymentStatus: 'SUBMITTED', orderStatus: 'AUTHORIZED' },
  { choice: 'REJECTED', paymentStatus: 'REJECTED', orderStatus: 'CLOSED', rawReason: 'AC04' },
  { choice: 'EXECUTED', paymentStatus: 'EXECUTED', orderStatus: 'CLOSED' },
  {
    choice: 'SUBMITTED then EXECUTED',
    paymentStatus: 'SUBMITTED',
    orderStatus: 'AUTHORIZED',
    later: { afterSeconds: 120, paymentStatus: 'EXECUTED', orderStatus: 'CLOSED' },
  },
] as const
