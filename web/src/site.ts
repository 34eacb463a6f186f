// Fixed numbers of the portal. What an editor may change (brand, links, version) lives in the site settings instead.

/** Time-out of the portal's own call at start-up, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000

/** How long a page may load before the progress bar shows, in milliseconds. */
export const PROGRESS_DELAY = 200

/** The layout is evaluated again at most this often while the window is resized, in milliseconds. */
export const RESIZE_THROTTLE = 100

export const PORTAL_CONFIG_PATH = '/dev-portal/internal/config'

/** What the chrome says while an editor has not filled the site settings in. */
export const SETTINGS_DEFAULTS = {
  copyrightStartYear: 2010,
  regulatorName: 'the French regulator',
  regulatorId: '16928',
  docsVersion: '2.1.7',
} as const
