import { Icon } from './icon.tsx'

type CopyButtonProps = {
  /** The button's name, where "Copy" alone would not say what. */
  name?: string
  /** The text; without it, the code of the block that the button stands in. */
  text?: string
  /** The address that answers with the text. */
  source?: string
  label?: string
}

/** Copies a text, what an address answers, or code, and says so. `CopyOnPress` does it: this is markup alone. */
export function CopyButton({ name, text, source, label = 'Copy' }: CopyButtonProps) {
  const what = source ? 'answer' : text === undefined ? 'code' : 'text'
  return (
    <button type="button" className="ui-copy" aria-label={name} data-copy={what} data-of={source ?? text}>
      <Icon name="copy" />
      <span>{label}</span>
      <output className="visually-hidden" />
    </button>
  )
}
