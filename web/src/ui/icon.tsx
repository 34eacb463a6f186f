import type { IconName } from './icons.ts'

/** An icon of the sprite. It is decoration: say the same in words beside it, or in the name of its control. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `ui-icon ${className}` : 'ui-icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
