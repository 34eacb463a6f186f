/** What the chrome says while an editor has not filled the site settings in. */
export const SETTINGS_DEFAULTS = {
  copyrightStartYear: 2010,
  regulatorName: 'the French regulator',
  regulatorId: '16928',
  docsVersion: '2.1.7',
} as const
