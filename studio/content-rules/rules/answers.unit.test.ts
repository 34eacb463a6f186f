import { expect, test } from 'vitest'
import type { Node } from '../node.ts'
import { only, page, shows, siteWith, snippet, text } from '../testing/site.ts'
import { requestsAreAnswered } from './answers.ts'

const code = (language: string, written: string, example?: object): Node => ({
  _type: 'codeBlock',
  code: { _type: 'code', language, code: written },
  ...(example && { example }),
})
const operation = 'GET /users'
const request = code('bash', 'curl https://{{api_host}}/users', { operation, kind: 'request' })
const response = (status: number) => code('json', '{}', { operation, kind: 'response', status })
const table = (...cells: string[]): Node => ({
  _type: 'table',
  rows: ['What you see', ...cells].map((cell) => ({
    _type: 'tableRow',
    cells: [{ _type: 'tableCell', content: [text(cell)] }],
  })),
})
const errors = table('401 `invalid_token`')
const address = code('text', 'https://{{widget_host}}/open', { operation: 'GET /open', kind: 'request' })
const back = code('text', 'https://app.example/return?status=SUCCESS')

const found = (...body: Node[]) =>
  requestsAreAnswered(siteWith(page('/docs/a', body, { accessMode: 'wealth' }), snippet('s', response(200)))).map(
    ({ message }) => message,
  )

const unanswered = 'the page does not show what GET /users answers'

test.each<[string, Node[]]>([
  ['no request', [text('Words.'), response(404)]],
  ['a request with its answer and its errors', [request, response(201), errors]],
  ['an answer in a snippet', [request, shows('s'), errors]],
  ['an address for a browser, and where the browser returns', [address, back, errors]],
])('F1 a page with %s is whole', (_what, body) => {
  expect(found(...body)).toEqual([])
})

test.each<[string, Node[], string[]]>([
  ['no answer', [request, errors], [unanswered]],
  ['an error for an answer', [request, response(404), errors], [unanswered]],
  ['the answer of another mode', [request, only('one-time', response(200)), errors], [unanswered]],
  [
    'an address for a browser, and no return',
    [address, request, response(200), errors],
    ['the page does not show what GET /open answers'],
  ],
  ['no table', [request, response(200)], ['the page has requests, and no table of their errors']],
  [
    'a table without an error',
    [request, response(200), table('4010 rows', '`FAILED`')],
    ['the page has requests, and no table of their errors'],
  ],
])('F1 a page with a request and %s is found', (_what, body, messages) => {
  expect(found(...body)).toEqual(messages)
})
