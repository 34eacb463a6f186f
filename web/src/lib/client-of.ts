/** Whom a request comes from, as far as its headers tell: the last address that a proxy of ours noted. */
export function clientOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64) ?? ''
}
