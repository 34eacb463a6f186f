/**
 * What every answer says besides its Content-Security-Policy. next.config.ts has Next send them, and the serving layer
 * sends them with the files that it gives out itself.
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
} as const

/** Keeps a page apart from whoever opened it, for everybody but those who see drafts. */
export const ISOLATION = { 'cross-origin-opener-policy': 'same-origin' } as const
