/** The classes of a button, or of a link that looks like one. */
export function buttonClass(options: { secondary?: boolean; small?: boolean; onDeep?: boolean } = {}): string {
  return [
    'ui-button',
    options.secondary && 'ui-button-secondary',
    options.small && 'ui-button-small',
    options.onDeep && 'ui-button-on-deep',
  ]
    .filter(Boolean)
    .join(' ')
}
