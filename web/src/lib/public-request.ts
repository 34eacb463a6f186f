/**
 * The request under the address that the browser used: the server's own may name another host. The `Host` header is the
 * caller's word, so what is made of it goes back to that caller only.
 */
export function publicRequest(request: Request): Request {
  const host = request.headers.get('host')
  if (!host) return request
  const url = new URL(request.url)
  const protocol = request.headers.get('x-forwarded-proto') === 'https' ? 'https:' : url.protocol
  const address = `${protocol}//${host}${url.pathname}${url.search}`
  return URL.canParse(address) ? new Request(address, request) : request
}
