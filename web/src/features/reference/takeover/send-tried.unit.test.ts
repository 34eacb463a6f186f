import { expect, test } from 'vitest'
import { curlOf } from './curl-of.ts'
import { filesOfTakeover } from './files.ts'
import { reasonFor } from './send-tried.ts'

test('G4 a request without an answer is told in plain words: to another host, and to the sandbox', () => {
  const own = 'https://portal.example'
  expect(reasonFor('https://api.shop.example/v1/orders?a=1', own)).toMatch(
    /^The request to api\.shop\.example was not sent\. .*CORS.* run the request with curl\.$/,
  )
  expect(reasonFor(`${own}/sandbox/shop/v1/orders`, own)).toMatch(
    /^The sandbox of this portal did not answer\. .*curl\.$/,
  )
})

test('G4 a request is copied as a command that sends the same, whatever stands in it', async () => {
  const headers = { authorization: 'Bearer abc', 'content-type': 'application/json' }
  const body = '{"name":"Anne d\'Arvor"}'
  expect(await curlOf(new Request('https://api.shop.example/v1/orders', { method: 'POST', headers, body }))).toBe(
    [
      "curl -i -X POST 'https://api.shop.example/v1/orders'",
      "-H 'authorization: Bearer abc'",
      "-H 'content-type: application/json'",
      `--data-raw '{"name":"Anne d'\\''Arvor"}'`,
    ].join(' \\\n  '),
  )
  expect(await curlOf(new Request('https://api.shop.example/v1/orders?a=1&b=2'))).toBe(
    "curl -i 'https://api.shop.example/v1/orders?a=1&b=2'",
  )
})

test('P5 what a takeover loads is read from the script that asks for it, as the bundler writes it', () => {
  const script =
    'e.v(e=>Promise.all(["static/chunks/copy.js"].map(e=>t.l(e))).then(()=>e(1))),e.v(e=>Promise.all(["static/chunks/a~1.css","static/chunks/b_2-x.js"].map(e=>t.l(e))).then(()=>e(2)))'
  expect(filesOfTakeover(script)).toEqual(['/_next/static/chunks/a~1.css', '/_next/static/chunks/b_2-x.js'])
  expect(filesOfTakeover('import("./chunk.js")')).toEqual([])
})
