import { Card, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { portalUrl } from '../workspace/portal-url.ts'
import { frameProblem } from './frame-problem.ts'

const PATIENCE_MS = 30_000

/** The head of the preview; when none comes it says why, where the Studio would wait without a word. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const isConnected = props.overlaysConnection === 'connected'
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    if (isConnected) return undefined
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [isConnected])
  const problem = frameProblem({ studioUrl: location.href, portalUrl, isConnected, isOverdue })
  return (
    <>
      {props.renderDefault(props)}
      {problem && (
        <Card tone="critical" padding={3} role="alert" data-testid="preview-problem">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
    </>
  )
}
