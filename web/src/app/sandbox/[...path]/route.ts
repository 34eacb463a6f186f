import { loadNavbar } from '../../../features/navbar/navbar.query.ts'
import { loadPortalConfig } from '../../../features/portal-config/portal-config.query.ts'
import { publicRequest } from '../../../lib/public-request.ts'

export const dynamic = 'force-dynamic'

/** One sandbox for the server, made when somebody first asks for it: its state and its descriptions cost no reader. */
let made: Promise<{ fetch: (request: Request) => Promise<Response> }> | undefined

async function makeSandbox() {
  const { createSandbox } = await import('@portal/sandbox')
  const own = ['WEB_PORT', 'STUDIO_PORT', 'LAKE_PORT'].flatMap((name) => Number(process.env[name]) || [])
  return createSandbox({
    ...(process.env['SANDBOX_WEBHOOKS'] === 'loopback' && { webhooks: { refusedPorts: own } }),
    brand: async () => (await loadNavbar()).brand,
    isClient: async (id) => {
      const { accounts, payments } = await loadPortalConfig()
      return id === accounts.client_id || id === payments.client_id
    },
  })
}

/** The described APIs, simulated, and the pages of the simulated bank. */
async function handle(request: Request): Promise<Response> {
  made ??= makeSandbox().catch((error: unknown) => {
    made = undefined
    throw error
  })
  return (await made).fetch(publicRequest(request))
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
