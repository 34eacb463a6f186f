import { expect, test } from 'vitest'
import { createTestLake } from './testing/test-lake.ts'
import { datasetNotFound, errorResponse, queryParseError, temporarilyUnavailable, unauthorized } from './errors.ts'

const ignore = () => {}

test.each([
  [unauthorized(), 401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF' }],
  [datasetNotFound('nope', 'embedded'), 404, { message: 'Dataset "nope" not found for project ID "embedded"' }],
  [temporarilyUnavailable('later'), 503, { statusCode: 503, message: 'later' }],
  [
    queryParseError('Unexpected end', '*[', 2),
    400,
    { error: { type: 'queryParseError', description: 'Unexpected end', query: '*[', start: 2, end: 2 } },
  ],
])('C5 %s has the status and the shape of the hosted service', async (error, status, body) => {
  const response = errorResponse(error, ignore)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(body)
})

test('C5 L11 what is no fault of the caller is 500, says nothing of its cause, and is reported', async () => {
  const reported: unknown[] = []
  const response = errorResponse(new Error('secret path /x'), (error) => reported.push(error))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(reported).toHaveLength(1)
})

test('C3 L11 a commit that fails answers 500, which the Studio tries again, and leaves nothing', async () => {
  const lake = createTestLake()
  const body = JSON.stringify({ mutations: [{ create: { _id: 'p', _type: 'page' } }] })
  const send = () =>
    lake.fetch(
      new Request('http://lake/v1/data/mutate/test', {
        method: 'POST',
        headers: { authorization: 'Bearer write-token' },
        body,
      }),
    )
  const stop = lake.services.store.beforeCommit(() => {
    throw new Error('disk is full')
  })
  expect((await send()).status).toBe(500)
  expect(lake.services.store.dataset('test')?.raw.get('p')).toBeUndefined()
  stop()
  expect((await send()).status).toBe(200)
  lake.end()
})
