import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get as ask, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { frameworkScripts } from './compile-hint.ts'
import { createStaticFiles } from './static-files.ts'

const CODE = Array.from({ length: 4000 }, (_, n) => `export const value${n} = ${(n * 7919) % 1000}`).join('\n')

const folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
writeFileSync(join(folder, 'a.js'), CODE)
writeFileSync(join(folder, 'b.js'), CODE)
writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/b.js'] }))
const files = createStaticFiles({
  folder,
  eager: frameworkScripts(folder),
  store: join(folder, 'store'),
  securityHeaders: {},
})
const server = createServer((request, response) => {
  if (!files.answer(request, response, request.url ?? '')) response.writeHead(404).end()
}).listen(0, '127.0.0.1')
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function get(path: string): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise((resolve, reject) => {
    ask({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) })
    }).on('error', reject)
  })
}

test('P4 a file is given whole before and after its best compression is made, and no other address reaches the disk', async () => {
  const first = await get('/_next/static/a.js')
  await files.settled()
  const second = await get('/_next/static/a.js')
  for (const { headers, bytes } of [first, second]) {
    expect(Number(headers['content-length'])).toBe(bytes.length)
    expect(brotliDecompressSync(bytes).toString()).toBe(CODE)
    expect(headers['cache-control']).toContain('immutable')
  }
  expect(second.bytes.length).toBeLessThan(first.bytes.length)
  expect((await get('/_next/static/../a.js')).status).toBe(404)
  expect((await get('/_next/static/store')).status).toBe(404)
})

test('P2 a browser is told to compile the scripts of the framework while they arrive, and no others', async () => {
  const { bytes } = await get('/_next/static/b.js')
  expect(brotliDecompressSync(bytes).toString()).toBe(`//# allFunctionsCalledOnLoad\n${CODE}`)
})
