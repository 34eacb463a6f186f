import type { ContainerDirective } from 'mdast-util-directive'
import type { Context } from '../context.ts'
import {
  childrenOf,
  isDirective,
  readHead,
  requireLabel,
  writeAttribute,
  writeContainer,
  writeLabel,
} from '../directive.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { serialiseText } from '../inline/serialise-inline.ts'
import { pageTarget, pathOfPageId } from '../page-id.ts'
import { NotWritableError } from '../problems.ts'
import type { Card, Cards } from '../portable-text.ts'

export function parseCards(node: ContainerDirective, context: Context): Cards {
  const { label } = readHead(node, context)
  if (label !== undefined) context.report(node, '"cards" has no title: each card has one')
  const cards = childrenOf(node).flatMap((child): Card[] => {
    if (isDirective(child, 'card')) return [parseCard(child, context)]
    context.report(child, 'cards hold :::card[…]{to=…} blocks only')
    return []
  })
  if (cards.length === 0) context.report(node, '"cards" is empty')
  return { _type: 'cards', cards }
}

export function serialiseCards({ cards }: Cards): string {
  return writeContainer(4, 'cards', cards.map(serialiseCard).join('\n\n'))
}

function parseCard(node: ContainerDirective, context: Context): Card {
  const { label, attributes } = readHead(node, context, ['to'])
  const title = requireLabel(node, label, 'a title', context)
  const to = attributes['to']
  if (!to) context.report(node, `the card "${title}" needs {to=…}`)
  const description = parseDescription(node, context)
  const card: Card = { _type: 'card', title, ...target(to ?? '', node, context) }
  return description === undefined ? card : { ...card, description }
}

function target(to: string, node: ContainerDirective, context: Context): Pick<Card, 'page' | 'href' | 'anchor'> {
  if (!to.startsWith('/docs/')) return { href: to }
  const page = pageTarget(to)
  if (!page) context.report(node, `"${to}" is no path of a documentation page: no query, no underscore`)
  if (!page) return { href: to }
  const reference = { _type: 'reference', _ref: page.id, _weak: true } as const
  return page.anchor === undefined ? { page: reference } : { page: reference, anchor: page.anchor }
}

function parseDescription(node: ContainerDirective, context: Context): string | undefined {
  const [paragraph, ...rest] = childrenOf(node)
  if (!paragraph) return undefined
  if (paragraph?.type !== 'paragraph' || rest.length > 0) {
    context.report(node, 'a card holds one line of text')
    return undefined
  }
  const { children } = parseInline(paragraph.children, context)
  if (children.some((span) => span.marks.length > 0)) context.report(paragraph, 'the text of a card has no markup')
  return children.map((span) => span.text).join('')
}

function serialiseCard(card: Card): string {
  const to = writeAttribute('to', addressOf(card))
  return writeContainer(
    3,
    `card${writeLabel(card.title)}{${to}}`,
    card.description === undefined ? '' : serialiseText(card.description),
  )
}

function addressOf({ title, page, href, anchor }: Card): string {
  const path = page ? pathOfPageId(page._ref) : href
  if (!path) throw new NotWritableError(`the card "${title}" leads nowhere`)
  return anchor === undefined ? path : `${path}#${anchor}`
}
