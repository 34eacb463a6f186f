import { pathOfPageId } from '../markdown/page-id.ts'
import { parseBody } from '../markdown/parse.ts'
import type { MarkDef } from '../markdown/portable-text.ts'
import type { SeedDocument } from './seed-document.ts'

type Announcement = {
  key: string
  message: string
  tone: 'info' | 'success' | 'warning' | 'critical'
  closable: boolean
  startsAt: string
  endsAt?: string
  priority: number
  placement:
    | { scope: 'all' }
    | { scope: 'product'; product: string }
    | { scope: 'version'; product: string; version: string }
}

// One is live, one scheduled, one over, so that each state can be seen in the Studio at any time.
const list: readonly Announcement[] = [
  {
    key: 'accounts-v2-deprecated',
    message:
      '**Accounts API V2 is deprecated.** It keeps running and gets no new features. [Plan the move to V3](/docs/accounts/v3/migration-guide)',
    tone: 'warning',
    closable: true,
    startsAt: '2026-11-02T08:00:00.000Z',
    priority: 10,
    placement: { scope: 'all' },
  },
  {
    key: 'accounts-maintenance-2040-01',
    message:
      '**The Accounts API is read-only on 15 January 2040, 01:00 to 03:00 (Paris time).** [How we maintain it](/docs/accounts/v3/product-availability-and-support)',
    tone: 'info',
    closable: true,
    startsAt: '2040-01-08T08:00:00.000Z',
    endsAt: '2040-01-15T02:00:00.000Z',
    priority: 20,
    placement: { scope: 'product', product: 'accounts' },
  },
  {
    key: 'payments-maintenance-2026-10',
    message: 'Payments are paused for maintenance on 18 October 2026, _01:00 to 03:00_ (Paris time).',
    tone: 'critical',
    closable: false,
    startsAt: '2026-10-16T06:00:00.000Z',
    endsAt: '2026-10-18T01:00:00.000Z',
    priority: 50,
    placement: { scope: 'product', product: 'payments' },
  },
]

export function announcements(): SeedDocument[] {
  return list.map(({ message, ...rest }) => ({
    _id: `announcement-${rest.key}`,
    _type: 'announcement',
    ...rest,
    message: line(message, rest.key),
  }))
}

// An announcement links by address, also to pages: its one line must not hang on another document.
function line(message: string, key: string) {
  return parseBody(message, key).map((block) =>
    block._type === 'block' ? { ...block, markDefs: block.markDefs.map(byAddress) } : block,
  )
}

function byAddress(def: MarkDef): MarkDef {
  if (def._type === 'link') return def
  const href = pathOfPageId(def.page._ref) ?? ''
  return { _type: 'link', _key: def._key, href: def.anchor === undefined ? href : `${href}#${def.anchor}` }
}
