import { clients } from '@portal/openapi/cast'
import { isRecord, toList, toRecord, toText, type JsonRecord } from '@portal/openapi/json'

const SANDBOX = /^\/sandbox\/[\w-]+/

/** Where the portal's own sandbox serves a description; undefined when it does not. */
export function sandboxOf(document: JsonRecord): string | undefined {
  const urls = toList(document['servers']).map((server) => toText(toRecord(server)['url']))
  return urls.map((url) => SANDBOX.exec(url)?.[0]).find(Boolean)
}

/** A description whose tokens come from the sandbox too, when its calls go there. */
export function withSandboxTokens(document: JsonRecord, origin: string): JsonRecord {
  const sandbox = sandboxOf(document)
  const components = toRecord(document['components'])
  if (sandbox === undefined || !isRecord(components['securitySchemes'])) return document
  const schemes = mapped(components['securitySchemes'], (scheme) => ({
    ...scheme,
    ...(isRecord(scheme['flows']) && { flows: mapped(scheme['flows'], (flow) => inSandbox(flow, origin + sandbox)) }),
  }))
  return { ...document, components: { ...components, securitySchemes: schemes } }
}

const TOKEN_ADDRESSES = ['authorizationUrl', 'tokenUrl', 'refreshUrl']

function inSandbox(flow: JsonRecord, sandbox: string): JsonRecord {
  const moved = TOKEN_ADDRESSES.flatMap((name) => {
    const url = URL.parse(toText(flow[name]))
    return url ? [[name, sandbox + url.pathname]] : []
  })
  return { ...flow, ...Object.fromEntries(moved) }
}

/**
 * The credentials with which a reader tries a call in the sandbox, for Scalar to fill in. They are public: they open
 * invented data alone.
 */
export function sandboxCredentials(document: JsonRecord): JsonRecord | undefined {
  const sandbox = sandboxOf(document)
  if (sandbox === undefined) return undefined
  const client = /payment/.test(sandbox) ? clients.payments : clients.accounts
  const schemes = Object.entries(toRecord(toRecord(document['components'])['securitySchemes'])).flatMap(
    ([name, scheme]) => {
      const flow = toRecord(toRecord(scheme)['flows'])['clientCredentials']
      if (!isRecord(flow)) return []
      const filled = {
        'x-scalar-client-id': client.id,
        clientSecret: client.secret,
        // The portal's sandbox reads them there, as the guides send them.
        'x-scalar-credentials-location': 'body',
        selectedScopes: Object.keys(toRecord(flow['scopes'])),
      }
      return [[name, { flows: { clientCredentials: filled } }] satisfies [string, object]]
    },
  )
  const [first] = schemes
  return first && { preferredSecurityScheme: first[0], securitySchemes: Object.fromEntries(schemes) }
}

function mapped(record: JsonRecord, change: (item: JsonRecord) => JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).map(([name, item]) => [name, change(toRecord(item))]))
}
