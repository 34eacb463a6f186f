import { lookup } from 'node:dns'
import { get as getHttp, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { LIMITS } from '../description/limits.ts'
import { DescriptionRefused } from '../description/refusal.ts'

const TIMEOUT_MS = 10_000

/** Addresses that only this machine or its own network reach. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

function isInside(address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

// Checked on the addresses that the connection is then made to: a name can't lead elsewhere in between.
const lookupOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4)
    const refused = addresses.find(({ address }) => isInside(address))
    if (refused) return done(new Error('It leads into the network of the portal.'), '', 4)
    const [first] = addresses
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family ?? 4)
  })
}

/**
 * The text at an address, no more of it than a description may have.
 *
 * @param trusted the origin of the content source, which may be on this machine; any other has to be outside of the
 *   portal's network
 * @throws {DescriptionRefused} when it can't be loaded
 */
export async function fetchText(address: string, trusted: string): Promise<string> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new DescriptionRefused('Its address is none of the web.')
  const outside = url.origin !== trusted
  if (outside && isIP(url.hostname.replace(/^\[|\]$/g, '')) && isInside(url.hostname.replace(/^\[|\]$/g, '')))
    throw new DescriptionRefused('Its address leads into the network of the portal.')
  try {
    return await request(url, outside ? { lookup: lookupOutside } : {})
  } catch (error) {
    throw new DescriptionRefused(`It can't be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function request(url: URL, options: RequestOptions): Promise<string> {
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const sent = get(
      url,
      { ...options, signal, headers: { accept: 'application/json, application/yaml, */*' } },
      (response) => {
        // A redirection could lead anywhere; the writer gives the address that it leads to.
        if (response.statusCode !== 200) {
          response.resume()
          return reject(new Error(`it answers ${response.statusCode}`))
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          size += chunk.byteLength
          if (size > LIMITS.bytes) sent.destroy(new Error(`it is larger than ${LIMITS.bytes / 1024 / 1024} MB`))
        })
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
  })
}
