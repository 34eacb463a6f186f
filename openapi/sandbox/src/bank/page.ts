import type { Html } from './html.ts'
import { html } from './html.ts'

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  // The last form of a flow may lead back to an application on this machine.
  "form-action 'self' http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:*",
  "base-uri 'none'",
  "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
].join('; ')

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

export type Page = { title: string; body: Html; status?: number }

/** A page of the simulated bank: one column, no script, nothing from elsewhere. */
export function renderPage(brand: string, { title, body, status = 200 }: Page): Response {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light" />
        <title>${title} · ${brand || 'Sandbox'}</title>
        <link rel="stylesheet" href="/sandbox/bank/style.css" />
      </head>
      <body>
        <header>
          <p><b>${brand || 'Sandbox'}</b> <span>Simulated bank. No real bank, no real money.</span></p>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `
  return new Response(document.text, { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } })
}

/** Sends the browser on, after a form. */
export function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, location: address } })
}

/** A file of the pages. */
export function file(body: string, type: string): Response {
  return new Response(body, { headers: { ...HEADERS, 'cache-control': 'public, max-age=3600', 'content-type': type } })
}
