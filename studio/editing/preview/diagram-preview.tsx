import { Box, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { PreviewProps } from 'sanity'
import { styled } from 'styled-components'

type Selected = PreviewProps & { source?: unknown; alt?: unknown }
type Drawing = { address?: string; problem?: string }

/** The blocks below must not move when the drawing comes. */
const HEIGHT = 280

/** A diagram as it is drawn, in the editor of a body; what can not be drawn says why. */
export function DiagramPreview(props: Selected) {
  const { source, alt, renderDefault } = props
  const drawing = useDrawing(typeof source === 'string' && props.layout === 'block' ? source : '')
  if (!drawing) return renderDefault(props)
  const children = (
    <Box padding={2} overflow="auto" style={{ height: HEIGHT }} data-testid="diagram-preview">
      {drawing.address && <Image src={drawing.address} alt={typeof alt === 'string' ? alt : ''} />}
      {drawing.problem && <Text size={1}>It can not be drawn: {drawing.problem}</Text>}
    </Box>
  )
  return renderDefault({ ...props, children })
}

// The library is large and only drawn diagrams need it.
function useDrawing(source: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>({})
  useEffect(() => {
    if (source.trim() === '') return undefined
    let stale = false
    draw(source).then(
      (drawn) => stale || setDrawing(drawn),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [source])
  // While the next one is drawn, the last one stays.
  return source.trim() === '' ? undefined : drawing
}

async function draw(source: string): Promise<Drawing> {
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  try {
    const svg = renderMermaidSVG(source, { bg: '#ffffff', fg: '#27272a' })
    // An image: nothing inside of it runs or is fetched, whatever the source says.
    return { address: `data:image/svg+xml,${encodeURIComponent(svg)}` }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const Image = styled.img`
  display: block;
  max-width: 100%;
  max-height: 100%;
  margin: auto;
`
