import { randomUUID } from 'node:crypto'
import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Call, ExampleChecker } from '@portal/openapi/examples'
import type { ShownRequest } from './requests-of-page.ts'
import { freshAddress, prepareUser } from './stage/prepare-v2.ts'
import { ORIGIN, parse } from './stage/send.ts'
import { createStage, prepare, type Stage } from './stage/stage.ts'

/** What became of one example that was sent to the sandbox: `complaint` is empty when all is well. */
export type Run = { file: string; line: number; operation: string; status: number; complaint: string }

/** Sends requests of one API in the order in which they stand, to a sandbox of their own. */
export async function runPage(api: string, requests: readonly ShownRequest[], checker: ExampleChecker): Promise<Run[]> {
  const stage = await createStage(api)
  const runs: Run[] = []
  for (const { file, line, operation, call } of requests) {
    stage.wait(operation.endsWith('/synchronize') ? 700 : 10) // Attended synchronisations are ten minutes apart.
    if (operation === 'POST /users') freshAddress(stage)
    const request = toRequest(stage, call)
    const body = toRecord(parse(await request.clone().text()))
    const response = await stage.fetch(request)
    const text = await response.text()
    const status = response.status
    const complaint = response.ok ? complaintOf(checker, operation, response, text) : text.slice(0, 200)
    if (response.ok) await learn(stage, operation, body, toRecord(parse(text)))
    runs.push({ file, line, operation, status, complaint })
  }
  return runs
}

/** What the answer has that the description does not. */
function complaintOf(checker: ExampleChecker, operation: string, response: Response, code: string): string {
  if (code !== '' && !response.headers.get('content-type')?.includes('json')) return ''
  const found = code === '' ? [] : checker.response(operation, String(response.status), { language: 'json', code })
  return found.join('; ')
}

function toRequest({ api, known, literals }: Stage, { method, path, headers, body }: Call): Request {
  const fill = (text: string, write: (value: string) => string = String) =>
    text.replaceAll(/\{(\w+)\}/g, (typed, name: string) => {
      const value = name.endsWith('request_id') ? randomUUID() : known.get(name)
      return value === undefined ? typed : write(value)
    })
  const meant = (text: string) => text.replaceAll(/(?<![\w.-])[\w-]+(?![\w.-])/g, (word) => literals.get(word) ?? word)
  const sent = new Headers(Object.fromEntries([...headers].map(([name, value]) => [name, fill(value)])))
  const basic = /^Basic (.*:.*)$/.exec(sent.get('authorization') ?? '')?.[1]
  if (basic !== undefined) sent.set('authorization', `Basic ${btoa(basic)}`)
  return new Request(`${ORIGIN}/sandbox/${api}${fill(meant(path), encodeURIComponent)}`, {
    method,
    headers: sent,
    ...(body !== undefined && { body: fill(meant(body)) }),
  })
}

/** What an answer gives to the examples after it: the `id` of a new order is `{order_id}`. */
async function learn(stage: Stage, operation: string, sent: JsonRecord, answer: JsonRecord): Promise<void> {
  const { known, literals } = stage
  const [, made] = /^POST \/(?:v\d+\/)?(user|order)s$/.exec(operation) ?? []
  if (made !== undefined && toText(answer['id']) !== '') known.set(`${made}_id`, toText(answer['id']))
  if (toText(answer['session_id']) !== '') known.set('session_id', toText(answer['session_id']))
  if (operation === 'POST /token') learnToken(stage, answer)
  if (operation === 'POST /queues/subscribe') {
    known.set('queue_id', toText(answer['id']))
    for (const [literal] of literals) if (literal.startsWith('q-')) literals.set(literal, toText(answer['id']))
  }
  // In V2 a page may go on with the user whom it has just made, and that user has connections then.
  if (operation === 'POST /users' && toText(sent['password']) !== '') {
    known.set('user_email', toText(sent['email'])).set('user_password', toText(sent['password']))
    await prepareUser(stage)
  }
  // The next example of the page speaks of something that is there.
  if (operation.startsWith('DELETE ')) await prepare(stage)
}

function learnToken({ known }: Stage, answer: JsonRecord): void {
  const token = toText(answer['access_token'])
  const refresh = toText(answer['refresh_token'])
  if (refresh === '') known.set('access_token', token).set('client_token', token).set('admin_token', token)
  else known.set('user_token', token).set('refresh_token', refresh)
}
