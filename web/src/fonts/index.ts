import localFont from 'next/font/local'

const sans = localFont({
  src: './plex-sans-var-latin.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-sans',
  // styles/fonts.css holds fallback metrics computed from our own prose.
  adjustFontFallback: false,
})

const mono = localFont({
  src: './plex-mono-400-latin.woff2',
  weight: '400',
  display: 'swap',
  variable: '--font-mono',
  preload: false,
  adjustFontFallback: false,
})

/** Classes for the root element; they define the custom properties that the tokens read. */
export const fontClasses = `${sans.variable} ${mono.variable}`
