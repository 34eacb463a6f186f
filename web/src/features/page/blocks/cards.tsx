import { items } from '../../../lib/list.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { MemberOf } from '../body-types.ts'
import type { RenderContext } from '../context.ts'
import { resolveCard } from '../resolve-link.ts'
import styles from './cards.module.css'

/** Ways to go on. The whole cell is the target; a card that leads nowhere (yet) stays as text. */
export function Cards({ value, context }: { value: MemberOf<'cards'>; context: RenderContext }) {
  return (
    <ul className={styles['cards']}>
      {items(value.cards).map((card) => {
        const href = resolveCard(card, context)
        return (
          <li key={card._key}>
            {href ? <SiteLink href={href}>{card.title}</SiteLink> : <span>{card.title}</span>}
            {card.description && <p>{card.description}</p>}
          </li>
        )
      })}
    </ul>
  )
}
