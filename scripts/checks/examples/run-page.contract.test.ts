import { readExampleFile } from '@portal/studio/seed-examples'
import { beforeAll, expect, test } from 'vitest'
import type { Run } from './run-page.ts'

let run: (body: string) => Promise<Run[]>

beforeAll(async () => {
  await import('../../../openapi/src/build.ts')
  const { getDescription } = await import('@portal/openapi')
  const { createExampleChecker } = await import('@portal/openapi/examples')
  const { runPage } = await import('./run-page.ts')
  const checker = createExampleChecker(getDescription('accounts-v3') ?? {})
  run = (body) => {
    const source = `---\ntitle: T\ndescription: D\nproduct: accounts\nversion: v3\n---\n\n${body}\n`
    return runPage(readExampleFile({ kind: 'page', file: '/p.md', path: '/docs/p' }, source), 'accounts-v3', checker)
  }
})

const bearer = '-H "Authorization: Bearer {access_token}"'
const request = (operation: string, command: string) =>
  `\`\`\`bash operation="${operation}" kind=request\n${command}\n\`\`\``

test('J2 the requests of a page are sent in order, each with what those before gave', async () => {
  const runs = await run(
    [
      request(
        'POST /v3/users',
        `curl "https://{{api_host}}/v3/users" ${bearer} -H "Content-Type: application/json" -d '{ "external_id": "{your_reference}" }'`,
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
  const [refused] = await run(request('GET /v3/users/{id}', `curl "https://{{api_host}}/v3/users/nobody" ${bearer}`))
  expect(refused).toMatchObject({ line: 8, ok: false, status: 404 })
  expect(refused?.answer).toContain('RESOURCE_UNKNOWN')
})
