import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PortalConfigGate, usePortalConfig } from './portal-config-gate.client.tsx'
import { RefusedCallError, retryConfigIn } from './fetch-portal-config.ts'
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

test.each([
  ['a network that failed', new TypeError('Failed to fetch'), 2000],
  ['no answer in time', new DOMException('No answer in time', 'TimeoutError'), 2000],
  ['a busy server', new RefusedCallError(429), 2000],
  ['a broken server', new RefusedCallError(503), 2000],
  ['a refusal', new RefusedCallError(401), undefined],
  ['a missing endpoint', new RefusedCallError(404), undefined],
  ['a cancelled call', new DOMException('The user left', 'AbortError'), undefined],
  ['a body that is no configuration', new PortalConfigError('the body is not an object'), undefined],
])('K3 the call is made again after %s, or not at all', (_name, error, delay) => {
  expect(retryConfigIn(error, 1)).toBe(delay)
})

test('K3 it is made again three times at most, each later than the one before', () => {
  const delays = [1, 2, 3, 4].map((retries) => retryConfigIn(new RefusedCallError(500), retries))
  expect(delays).toEqual([2000, 4000, 8000, undefined])
})
