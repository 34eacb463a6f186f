import { Icon } from './icon.tsx'

type RetryBoxProps = { title?: string; children?: string; onRetry: () => void }

/** Shown where a part of a page did not load; what surrounds it stays. */
export function RetryBox({
  title = 'This part of the page did not load',
  children = 'The network may have dropped. What you were reading is still here.',
  onRetry,
}: RetryBoxProps) {
  return (
    <div className="ui-notice" role="alert">
      <b>{title}</b>
      <p>{children}</p>
      <button className="ui-button ui-button-secondary ui-button-small" type="button" onClick={onRetry}>
        <Icon name="reload" />
        Retry
      </button>
    </div>
  )
}
