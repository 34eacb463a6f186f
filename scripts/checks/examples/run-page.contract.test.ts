import { readExampleFile } from '@portal/studio/seed-examples'
import { beforeAll, expect, test } from 'vitest'
import type { Outcome } from './run-examples.ts'
import type { Run } from './run-page.ts'

type Page = { version?: string; snippet?: string }

let run: (api: string, body: string, page?: Page) => Promise<Run[]>
let runAll: (body: string, page?: Page) => Promise<Outcome>

/** A page, and the snippet `s` that it may show. */
function filesOf(body: string, { version = 'v3', snippet = '' }: Page = {}) {
  return [
    readExampleFile(
      { kind: 'page', file: '/p.md', path: '/docs/p' },
      `---\ntitle: T\ndescription: D\nproduct: accounts\nversion: ${version}\n---\n\n${body}\n`,
    ),
    readExampleFile({ kind: 'snippet', file: '/s.md', key: 's' }, `---\ntitle: S\n---\n\n${snippet}\n`),
  ]
}

beforeAll(async () => {
  await import('../../../openapi/src/build.ts')
  const { descriptions, getDescription } = await import('@portal/openapi')
  const { createExampleChecker } = await import('@portal/openapi/examples')
  const { requestsOf } = await import('./requests-of-page.ts')
  const { runExamples } = await import('./run-examples.ts')
  const { runPage } = await import('./run-page.ts')
  const checkers = new Map(
    descriptions.map(({ id }): [string, ReturnType<typeof createExampleChecker>] => [
      id,
      createExampleChecker(getDescription(id) ?? {}),
    ]),
  )
  runAll = async (body, page) => runExamples(filesOf(body, page), checkers)
  run = async (api, body, page) => {
    const [file, snippet] = filesOf(body, page)
    const checker = checkers.get(api)
    if (!file || !snippet || !checker) throw new Error(`nothing to run for ${api}`)
    const { requests } = requestsOf(file, [api], checkers, new Map([['s', snippet]]))
    return runPage(api, requests, checker)
  }
})

const bearer = '-H "Authorization: Bearer {access_token}"'
const ofUser = '-H "Authorization: Bearer {user_token}"'
const json = '-H "Content-Type: application/json"'
const request = (operation: string, command: string, language = 'bash') =>
  `\`\`\`${language} operation="${operation}" kind=request\n${command}\n\`\`\``

test('J2 the requests of a page are sent in order, each with what those before gave', async () => {
  const runs = await run(
    'accounts-v3',
    [
      request(
        'POST /v3/users',
        `curl "https://{{api_host}}/v3/users" ${bearer} ${json} -d '{ "external_id": "{your_reference}" }'`,
      ),
      request('GET /v3/users/{id}', `curl "https://{{api_host}}/v3/users/{user_id}" ${bearer}`),
      request('DELETE /v3/users/{id}', `curl -X DELETE "https://{{api_host}}/v3/users/{user_id}" ${bearer}`),
      request('GET /v3/accounts', `curl "https://{{api_host}}/v3/accounts?user_id={user_id}" ${bearer}`),
    ].join('\n\n'),
  )
  expect(runs.map(({ line, status }) => [line, status])).toEqual([
    [8, 201],
    [12, 200],
    [16, 204],
    [20, 200],
  ])
})

test('J2 a request that the sandbox refuses is reported with its answer', async () => {
  const [refused] = await run(
    'accounts-v3',
    request('GET /v3/users/{id}', `curl "https://{{api_host}}/v3/users/nobody" ${bearer}`),
  )
  expect(refused).toMatchObject({ line: 8, status: 404 })
  expect(refused?.complaint).toContain('RESOURCE_UNKNOWN')
})

test.each(['accounts-v2', 'accounts-v2-direct'])(
  'J2 the identifiers that the guides name stand for what %s holds',
  async (api) => {
    const runs = await run(
      api,
      [
        request('GET /connections/{id}', `curl "https://{{api_host}}/connections/90317" ${ofUser}`),
        request('GET /accounts/{id}', `curl "https://{{api_host}}/accounts/771330" ${ofUser}`),
        request('GET /transactions', `curl "https://{{api_host}}/transactions?account_id=771204" ${ofUser}`),
        request('GET /queues/{id}', `curl "https://{{api_host}}/queues/q-61d0c4" ${ofUser}`),
        request(
          'POST /connections/{connection_id}/channels/{channel_definition_id}/user_input',
          `curl -X POST "https://{{api_host}}/connections/90317/channels/1204/user_input" ${ofUser} ${json} -d '{ "challenge_id": "{challenge_id}", "answer": "{answer}" }'`,
        ),
        request('GET /users/{id}', `curl "https://{{api_host}}/users/48211" ${ofUser}`),
        request('GET /connections/{id}', `curl "https://{{api_host}}/connections/90318" ${ofUser}`),
      ].join('\n\n'),
      { version: 'v2' },
    )
    expect(runs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204, 200, 404])
  },
)

test('J2 a page of V2 goes on with the user whom it made, and with the tokens that it asked for', async () => {
  const client = ['client_id', 'client_secret'].map((name) => `-d "${name}={${name}}"`).join(' ')
  const person = '-d "username={user_email}" -d "password={user_password}"'
  const runs = await run(
    'accounts-v2',
    [
      request('POST /token', `curl "https://{{auth_host}}/token" -d "grant_type=client_credentials" ${client}`),
      request(
        'POST /users',
        `curl "https://{{api_host}}/users" -H "Authorization: Bearer {client_token}" ${json} -d '{ "email": "u-48211@users.app.example", "password": "{user_password}" }'`,
      ),
      request(
        'POST /token',
        `curl "https://{{auth_host}}/token" -d "grant_type=password" ${client} ${person} -d "scope=profile"`,
      ),
      request('GET /users/me', `curl "https://{{api_host}}/users/me" ${ofUser}`),
      request('GET /accounts', `curl "https://{{api_host}}/accounts" ${ofUser}`),
    ].join('\n\n'),
    { version: 'v2' },
  )
  expect(runs.map(({ status }) => status)).toEqual([200, 201, 200, 200, 403])
})

test('J2 the requests of a snippet are sent with the page that shows it', async () => {
  const users = request('GET /v3/users', `curl "https://{{api_host}}/v3/users" ${bearer}`)
  const runs = await run('accounts-v3', '::snippet[s]', { snippet: users })
  expect(runs).toMatchObject([{ operation: 'GET /v3/users', status: 200, complaint: '' }])
  expect(runs[0]?.file).toContain('s.md')
})

test('J2 a body alone goes with the call that stands before it, and is named when there is none', async () => {
  const body = request('POST /v3/users', '{ "external_id": "another" }', 'json')
  const call = request(
    'POST /v3/users',
    `curl "https://{{api_host}}/v3/users" ${bearer} ${json} -d '{ "external_id": "one" }'`,
  )
  expect(await runAll(`${call}\n\n${body}`)).toMatchObject({ sent: 2, problems: [], unsendable: [] })
  expect(await runAll(body)).toMatchObject({
    sent: 0,
    unsendable: [
      { line: 8, operation: 'POST /v3/users', reason: 'it is a body, and no call of the operation stands before it' },
    ],
  })
})

test('J2 a page that creates a connection without the widget is sent to the direct variant too', async () => {
  const channel = '{ "channel_definition_id": "1203" }'
  const create = request(
    'POST /connections',
    `curl "https://{{api_host}}/connections" ${ofUser} ${json} -d '{ "provider_id": "412", "channels": [${channel}] }'`,
  )
  expect(await runAll(create, { version: 'v2' })).toEqual({ sent: 1, calls: 2, problems: [], unsendable: [] })
})
