/** The plain text of Portable Text, for previews: the spans of its blocks. */
export function spanText(blocks: unknown): string {
  if (!Array.isArray(blocks)) return ''
  return blocks.flatMap(childrenOf).map(textOf).join('')
}

function childrenOf(block: unknown): unknown[] {
  if (typeof block !== 'object' || block === null || !('children' in block)) return []
  return Array.isArray(block.children) ? block.children : []
}

function textOf(span: unknown): string {
  if (typeof span !== 'object' || span === null || !('text' in span)) return ''
  return typeof span.text === 'string' ? span.text : ''
}
