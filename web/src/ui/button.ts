import styles from './button.module.css'

/** The classes of a button, or of a link that looks like one. */
export function buttonClass(options: { secondary?: boolean; small?: boolean; onDeep?: boolean } = {}): string {
  return [
    styles.button,
    options.secondary && styles.secondary,
    options.small && styles.small,
    options.onDeep && styles.onDeep,
  ]
    .filter(Boolean)
    .join(' ')
}
