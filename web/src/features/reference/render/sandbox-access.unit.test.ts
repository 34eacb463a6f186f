import { expect, test } from 'vitest'
import { sandboxCredentials, withSandboxTokens } from './sandbox-access.ts'

const TOKEN = 'https://auth.bank.example/token'
const document = (url: string) => ({
  servers: [{ url }, { url: 'https://api.bank.example' }],
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer' },
      client: {
        type: 'oauth2',
        flows: {
          clientCredentials: { tokenUrl: TOKEN, refreshUrl: TOKEN, scopes: { read: 'Read' } },
          authorizationCode: { authorizationUrl: 'https://auth.bank.example/signin', tokenUrl: TOKEN },
        },
      },
    },
  },
})

test('G4 tokens of a description that the sandbox serves come from the sandbox', () => {
  const { components } = withSandboxTokens(document('/sandbox/accounts-v3'), 'https://portal.example')
  const tokens = 'https://portal.example/sandbox/accounts-v3/token'
  expect(components).toEqual({
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer' },
      client: {
        type: 'oauth2',
        flows: {
          clientCredentials: { tokenUrl: tokens, refreshUrl: tokens, scopes: { read: 'Read' } },
          authorizationCode: {
            authorizationUrl: 'https://portal.example/sandbox/accounts-v3/signin',
            tokenUrl: tokens,
          },
        },
      },
    },
  })
})

test('G4 its credentials are filled in, with every scope', () => {
  expect(sandboxCredentials(document('/sandbox/payments'))).toEqual({
    preferredSecurityScheme: 'client',
    securitySchemes: {
      client: {
        flows: {
          clientCredentials: {
            'x-scalar-client-id': 'sandbox-demo-payments',
            clientSecret: 'sandbox-demo-payments-secret',
            'x-scalar-credentials-location': 'body',
            selectedScopes: ['read'],
          },
        },
      },
    },
  })
})

test('G4 a description of other servers is left as it is', () => {
  const other = document('https://sandbox.bank.example')
  expect(withSandboxTokens(other, 'https://portal.example')).toBe(other)
  expect(sandboxCredentials(other)).toBeUndefined()
})
