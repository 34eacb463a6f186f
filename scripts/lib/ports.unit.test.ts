import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { assertFree, freePorts, readPorts } from './ports.ts'

async function occupyPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

describe('ports', () => {
  test('A5 the defaults are 3000, 3333 and 3334', () => {
    expect(readPorts({})).toEqual({ web: 3000, studio: 3333, lake: 3334 })
  })

  test('A5 WEB_PORT, STUDIO_PORT and LAKE_PORT change them', () => {
    expect(readPorts({ WEB_PORT: '4000', STUDIO_PORT: '4001', LAKE_PORT: '4002' })).toEqual({
      web: 4000,
      studio: 4001,
      lake: 4002,
    })
  })

  test.each(['0', '65536', '-1', '3e3', 'web', '30 00'])('A5 "%s" is refused by the name of its variable', (value) => {
    expect(() => readPorts({ STUDIO_PORT: value })).toThrow(`STUDIO_PORT is "${value}"`)
  })

  test('A5 a busy port is named in one line, with what to do', async () => {
    const lake = await occupyPort()
    const refusal = assertFree({ web: 1, studio: 2, lake }, ['lake'])
    await expect(refusal).rejects.toThrow(
      `port ${lake} for the content lake is in use: stop what holds it, or set LAKE_PORT to another`,
    )
  })

  test('A5 one port for two parts is refused', async () => {
    const { web } = await freePorts(45_000)
    await expect(assertFree({ web, studio: web, lake: 1 }, ['web', 'studio'])).rejects.toThrow('STUDIO_PORT')
  })

  test('A2 a stack of its own finds free ports beside a busy one', async () => {
    const busy = await occupyPort()
    const ports = await freePorts(busy)
    expect(Object.values(ports)).not.toContain(busy)
  })
})
