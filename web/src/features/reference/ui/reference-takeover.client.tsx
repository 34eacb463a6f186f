'use client'
import { useEffect, useState } from 'react'
import { RetryBox } from '../../../ui/retry-box.tsx'
import { waitForIntent } from '../takeover/intent.ts'
import { REFERENCE_ID } from './reference-id.ts'

/** Does something that may as well fail once the page is loaded and the browser has nothing else to do. */
function whenIdle(start: () => Promise<void>): () => void {
  const onLoad = () => (globalThis.requestIdleCallback ?? setTimeout)(() => start().catch(() => {}))
  if (document.readyState === 'complete') onLoad()
  else window.addEventListener('load', onLoad, { once: true })
  return () => window.removeEventListener('load', onLoad)
}

/** Has Scalar take the page over when one of its buttons is pressed. */
export function ReferenceTakeover({ source }: { source: string }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const element = document.getElementById(REFERENCE_ID)
    if (element) return waitForIntent({ element, source, onFailure: () => setFailed(true) })
  }, [source])
  useEffect(() => whenIdle(() => import('../takeover/prefetch-scalar.ts').then((m) => m.prefetchScalar())), [])
  if (!failed) return null
  return <RetryBox onRetry={() => setFailed(false)}>The requests could not be loaded. Press the button again.</RetryBox>
}
