import { Icon } from '../../ui/icon.tsx'

/** The link beside a heading: it leads to the heading and, by `CopyOnPress`, copies its address. */
export function HeadingLink({ id, text }: { id: string; text: string }) {
  return (
    <a href={`#${id}`} data-anchor="" data-copy="link" aria-label={`Copy the link to this section: ${text}`}>
      <Icon name="link" />
      <output className="visually-hidden" />
    </a>
  )
}
