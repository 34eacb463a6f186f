import { useId } from 'react'
import { drawDiagram } from '../../../lib/draw-diagram.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { MemberOf } from '../body-types.ts'
import type { RenderContext } from '../context.ts'
import { CodeBlock } from './code-block.tsx'
import styles from './figure.module.css'

/** A diagram, drawn on the server from its Mermaid source; one that can't be drawn shows the source. */
export function Diagram({ value, context }: { value: MemberOf<'diagram'>; context: RenderContext }) {
  const id = `d${useId().replace(/\W/g, '')}`
  const title = value.title ?? 'Diagram'
  const drawing = drawDiagram(value.source ?? '', { title, alt: value.alt ?? '' }, id)
  if (!drawing) {
    const code = { _type: 'code' as const, language: 'mermaid', code: value.source ?? '' }
    return <CodeBlock value={{ _type: 'codeBlock', _key: value._key, label: title, code }} context={context} />
  }
  return (
    <figure className={styles['figure']}>
      <ScrollRegion className={styles['drawing']} name={`${title}, scrolls sideways`} html={drawing} />
      <figcaption>{title}</figcaption>
    </figure>
  )
}
