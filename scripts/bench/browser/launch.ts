import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../chromium.ts'
import { root } from '../../lib/paths.ts'

/** The Chromium of the tests, without what a browser does of its own accord. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(root).path,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
