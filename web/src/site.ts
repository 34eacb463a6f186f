/** Fixed numbers of the portal. What an editor may change (brand, links, version) lives in the site settings instead. */
export const SITE = {
  /** Time-out of the portal's own call at start-up, in milliseconds. */
  requestTimeout: 30_000,
  /** How long a page may load before the progress bar shows, in milliseconds. */
  progressDelay: 200,
  /** The layout is evaluated again at most this often while the window is resized, in milliseconds. */
  resizeThrottle: 100,
  portalConfigPath: '/dev-portal/internal/config',
} as const

/** What the chrome says while an editor has not filled the site settings in. */
export const SETTINGS_DEFAULTS = {
  copyrightStartYear: 2010,
  regulatorName: 'the French regulator',
  regulatorId: '16928',
  docsVersion: '2.1.7',
} as const
