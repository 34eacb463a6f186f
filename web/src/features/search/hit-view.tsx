import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MethodBadge } from '../../ui/method-badge.tsx'
import type { RecordKind } from '../../lib/search-record.ts'
import type { Hit, Marked } from './answer.ts'

const ICONS = { guide: 'doc', operation: 'link', field: 'book', error: 'bad', provider: 'accounts' } as const

/** What a result says: its sign, its title, its badge and where it belongs. */
export function HitView({ hit, kind }: { hit: Hit; kind: RecordKind }) {
  const { method, title, context, deprecated, label } = hit
  const text = <MarkedText parts={title} />
  return (
    <>
      {method ? <MethodBadge method={method} /> : <Icon name={ICONS[kind]} />}
      <span data-title="">{kind === 'guide' || kind === 'provider' ? text : <code>{text}</code>}</span>
      <span data-badge="">
        {deprecated ? <Badge variant="warning">DEPRECATED</Badge> : label && <Badge variant="secondary">{label}</Badge>}
      </span>
      <small>
        <MarkedText parts={context} />
      </small>
    </>
  )
}

function MarkedText({ parts }: { parts: Marked }) {
  // Plain and marked parts take turns, so a place among them is what names one.
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}
