import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { endChild } from '../../lib/children.ts'
import { findProgram } from '../../lib/debian.ts'
import { waitForHttp } from '../../lib/wait-for-http.ts'
import { milliseconds, type Section } from '../report.ts'
import { median } from '../statistics.ts'
import { load, type Load } from './wrk.ts'

type Server = { name: string; url: string; stop: () => Promise<void> }

const CONNECTIONS = 64

/**
 * Requests a second of a cached guide, beside nginx that sends the same bytes from a compressed file, and beside a bare
 * server of Node, the most that anything on Node can reach. They take turns, so that only their ratio counts, whatever
 * else the machine does.
 */
export async function measureThroughput(guide: string, port: number, rounds: number): Promise<Section> {
  const wrk = findProgram('wrk')
  const html = Buffer.from(await (await fetch(guide)).arrayBuffer())
  const others = [await startNginx(html, port), await startBare(html, port + 1)]
  const servers = [...others, { name: 'portal', url: guide }].map((server) => ({ ...server, loads: new Array<Load>() }))
  try {
    for (let round = 0; round < rounds; round++)
      for (const { url, loads } of servers) loads.push(await load(wrk, url, CONNECTIONS))
    const ratio = (loads: readonly Load[]) =>
      median(loads.map((one, n) => one.perSecond / (servers[0]?.loads[n]?.perSecond ?? Number.NaN)))
    return {
      title: 'Throughput of a cached guide',
      note: `gzip, ${CONNECTIONS} connections, wrk with one thread, ${rounds} rounds in turns; medians. nginx: one worker, gzip_static, a file of the same bytes. Bare Node: its HTTP server, with the same bytes from memory and three headers.`,
      columns: ['server', 'requests a second', 'p99', 'errors', 'ratio'],
      rows: servers.map(({ name, loads }) => row(name, loads, ratio(loads).toFixed(2))),
    }
  } finally {
    for (const server of others) await server.stop()
  }
}

const row = (name: string, loads: readonly Load[], ratio: string) => [
  name,
  median(loads.map((one) => one.perSecond)).toFixed(0),
  milliseconds(median(loads.map((one) => one.p99))),
  String(loads.reduce((sum, one) => sum + one.errors, 0)),
  ratio,
]

async function startNginx(html: Buffer, port: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  writeFileSync(join(folder, 'page.html'), html)
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(html, { level: 9 }))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn(findProgram('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/page.html`
  await waitForHttp(url, { what: 'nginx', alive: () => child.exitCode === null })
  const stop = async () => {
    await endChild(child)
    rmSync(folder, { recursive: true, force: true })
  }
  return { name: 'nginx', url, stop }
}

async function startBare(html: Buffer, port: number): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(gzipSync(html, { level: 9 }))
  const url = `http://127.0.0.1:${port}/`
  await waitForHttp(url, { what: 'The bare server', alive: () => child.exitCode === null })
  return { name: 'bare Node', url, stop: () => endChild(child) }
}

const configuration = (folder: string, port: number) => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=10 inactive=60s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`
