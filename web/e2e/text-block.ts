/** A paragraph, heading or other text block, as content holds it. */
export function textBlock(text: string, style: 'normal' | 'h2' | 'h3' = 'normal') {
  return {
    _type: 'block',
    _key: text.replace(/\W+/g, '-').toLowerCase(),
    style,
    markDefs: [],
    children: [{ _type: 'span', _key: 'span', text, marks: [] }],
  }
}

/** A paragraph that is a link. */
export function linkBlock(text: string, href: string) {
  const block = textBlock(text)
  return {
    ...block,
    children: block.children.map((span) => ({ ...span, marks: ['link'] })),
    markDefs: [{ _type: 'link', _key: 'link', href }],
  }
}

/** A page of a test, with the id that its path gives. */
export function testPage(path: string, fields: Record<string, unknown>) {
  return {
    _id: `page_${path.slice(1).replaceAll('/', '_')}`,
    _type: 'page',
    path,
    product: 'accounts',
    version: 'v3',
    description: 'A page of a test.',
    ...fields,
  }
}
