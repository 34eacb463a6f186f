import { Callout } from '../../ui/callout.tsx'
import type { Held } from './demo.ts'
import { explainReturn } from './explain.ts'

/** What the browser brought back from the simulated bank. */
export function ReturnNote({ held, last }: { held: Held; last: boolean }) {
  const { outcome, errorCode } = held
  if (outcome === 'FOREIGN')
    return (
      <Callout tone="danger" title="This return is not yours" announce>
        <p>
          The state or the order of the address is not the one that this tab sent. It was ignored, as your application
          should do.
        </p>
      </Callout>
    )
  if (!outcome || !last) return null
  if (errorCode)
    return (
      <Callout tone="warning" title={`Back with ${errorCode}`} announce>
        <p>{explainReturn(errorCode)}</p>
      </Callout>
    )
  return (
    <Callout tone="tip" title="Back from the bank" announce>
      <p>The address carried what you sent. Now read what is true.</p>
    </Callout>
  )
}
