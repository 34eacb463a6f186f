/** The portal configuration, as `/dev-portal/internal/config` answers it. Null: not configured. */
export type PortalConfig = {
  accounts: { client_id: string | null }
  payments: { client_id: string | null; currency: string | null }
}

/** Thrown for a body that is no portal configuration. */
export class PortalConfigError extends Error {
  override name = 'PortalConfigError'
}

/**
 * Reads a portal configuration out of untrusted JSON. Absent members count as not configured; members of a wrong kind
 * are an error, since a client id that is no text would fail later and further away.
 *
 * @throws {PortalConfigError} naming the member that is wrong
 */
export function parsePortalConfig(body: unknown): PortalConfig {
  const root = object(body, 'the body')
  const accounts = object(root['accounts'] ?? {}, 'accounts')
  const payments = object(root['payments'] ?? {}, 'payments')
  return {
    accounts: { client_id: text(accounts['client_id'], 'accounts.client_id') },
    payments: {
      client_id: text(payments['client_id'], 'payments.client_id'),
      currency: text(payments['currency'], 'payments.currency'),
    },
  }
}

function object(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PortalConfigError(`${name} is not an object`)
  return { ...value }
}

function text(value: unknown, name: string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string') throw new PortalConfigError(`${name} is not a text`)
  return value
}
