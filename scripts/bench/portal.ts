import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Stack } from '../stack/stack.ts'
import type { Subject } from './subject.ts'

/** The portal as a site to measure. The reference is that of the largest API. */
export function portalSubject({ config }: Stack): Subject {
  const { version } = JSON.parse(readFileSync(join(root, 'web/node_modules/next/package.json'), 'utf8'))
  return {
    name: 'Portal',
    version: `(Next.js ${version})`,
    origin: config.webUrl,
    pages: {
      guide: '/docs/accounts/v3/webhooks',
      home: '/',
      reference: '/accounts/v2/reference-accounts-api',
    },
    links: 'main article p a[href]',
    search: {
      open: 'a[aria-label="Search the documentation"]',
      input: 'dialog input[role=combobox]',
      result: 'dialog [role=option]',
    },
  }
}
