import type { IncomingMessage, ServerResponse } from 'node:http'
import { controlForReaders, HSTS } from './head.ts'
import type { Pages } from './pages.ts'
import { BARE_POLICY } from './policy.ts'
import { isSecure } from './respond.ts'
import { decodable, isProper, scrub } from './scrub.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { createStaticFiles } from './static-files.ts'
import { variantOf } from './variant.ts'

type Parts = {
  pages: Pages
  files: Pick<ReturnType<typeof createStaticFiles>, 'answer'>
  /** Next, for whatever is no page. */
  pass: (request: IncomingMessage, response: ServerResponse) => void
  isFixed: (path: string) => boolean
}

/** The way of a request: the build's files, then pages, then Next as it is. */
export function createListener({ pages, files, pass, isFixed }: Parts) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url } = request
    if (!isProper(url)) {
      response.writeHead(400, { ...REFUSAL, 'content-length': 0 })
      response.end()
      return
    }
    scrub(request)
    request.url = decodable(url)
    if (files.answer(request, response, request.url)) return
    const variant = variantOf(request, isFixed)
    if (!variant) {
      complete(request, response)
      pass(request, response)
      return
    }
    if (variant.key !== undefined && pages.fromMemo(request, response, variant.key)) return
    pages.answer(request, response, variant).catch((error: unknown) => {
      console.error('[serve]', error)
      if (response.headersSent) response.destroy()
      else {
        response.writeHead(503, {
          ...REFUSAL,
          'content-type': 'text/plain',
          'retry-after': '5',
        })
        response.end('The portal can not answer right now. Please try again.')
      }
    })
  }
}

const REFUSAL = { ...SECURITY_HEADERS, 'content-security-policy': BARE_POLICY, 'cache-control': 'no-store' }

// Before its head is sent: what has no policy of its own gets the one under which nothing runs.
function complete(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response
  Object.assign(response, {
    writeHead: (...args: unknown[]) => {
      if (!response.hasHeader('content-security-policy') && !hasPolicy(args.at(-1)))
        response.setHeader('content-security-policy', BARE_POLICY)
      if (isSecure(request)) response.setHeader('strict-transport-security', HSTS)
      const control = controlForReaders(response.getHeader('cache-control'))
      if (control !== undefined) response.setHeader('cache-control', control)
      return Reflect.apply(writeHead, response, args)
    },
  })
}

function hasPolicy(headers: unknown): boolean {
  return (
    typeof headers === 'object' &&
    headers !== null &&
    Object.keys(headers).some((name) => name.toLowerCase() === 'content-security-policy')
  )
}
