import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PortalConfigGate, usePortalConfig } from './portal-config-gate.client.tsx'
import { parsePortalConfig, PortalConfigError } from './portal-config.ts'

const config = { accounts: { client_id: 'demo' }, payments: { client_id: 'pay', currency: 'EUR' } }

describe('parsePortalConfig', () => {
  test('K1 reads what the call answers, and drops what it does not know', () => {
    expect(parsePortalConfig({ ...config, more: 1 })).toEqual(config)
  })

  test.each([[{}], [{ accounts: null, payments: null }], [{ accounts: { client_id: '' } }]])(
    'K2 %j, as without site settings, is a configuration that says "not configured"',
    (body) => {
      expect(parsePortalConfig(body)).toEqual({
        accounts: { client_id: null },
        payments: { client_id: null, currency: null },
      })
    },
  )

  test.each([
    [null, 'the body'],
    ['<html>', 'the body'],
    [[], 'the body'],
    [{ accounts: 'x' }, 'accounts'],
    [{ accounts: { client_id: 7 } }, 'accounts.client_id'],
    [{ payments: { currency: {} } }, 'payments.currency'],
  ])('K3 %j is refused, naming %s', (body, name) => {
    expect(() => parsePortalConfig(body)).toThrow(PortalConfigError)
    expect(() => parsePortalConfig(body)).toThrow(name)
  })
})

const ClientId = () => usePortalConfig().accounts.client_id

describe('PortalConfigGate', () => {
  test('K2 with the server’s configuration the page is there at once', () => {
    expect(
      renderToString(
        <PortalConfigGate fallback={config}>
          <ClientId />
        </PortalConfigGate>,
      ),
    ).toBe('demo')
  })

  test('K2 without one nothing is rendered until the call answers', () => {
    expect(
      renderToString(
        <PortalConfigGate>
          <ClientId />
        </PortalConfigGate>,
      ),
    ).toBe('')
  })
})
