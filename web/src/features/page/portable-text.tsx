import { type InferStrictComponents, PortableText, type UnknownNodeType } from '@portabletext/react'
import type { ReactNode } from 'react'
import { textOf } from '@portal/content-rules/headings'
import { warnOnce } from '../../lib/log-once.ts'
import { safeHref } from '../../lib/safe-href.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { ApiOperation } from './blocks/api-operation.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Cards } from './blocks/cards.tsx'
import { CodeBlock } from './blocks/code-block.tsx'
import { CodeGroup } from './blocks/code-group.tsx'
import { Collapsible } from './blocks/collapsible.tsx'
import { Diagram } from './blocks/diagram.tsx'
import { Figure } from './blocks/figure.tsx'
import { Steps } from './blocks/steps.tsx'
import { Table } from './blocks/table.tsx'
import type { Body, RichText, TextBlock } from './body-types.ts'
import type { RenderContext } from './context.ts'
import { HeadingLink } from './heading-link.tsx'
import { resolvePageLink } from './resolve-link.ts'

/** Rich text on the page. What it meets and doesn't know it shows as plain text, and reports once. */
export function RichTextView({ value, context }: { value: RichText | null | undefined; context: RenderContext }) {
  return (
    <PortableText
      value={Array.isArray(value) ? value : []}
      components={componentsFor(context)}
      onMissingComponent={(message) => warnOnce(`[content] ${context.documentId}: ${message}`)}
    />
  )
}

/** A component for every kind of block in the schema: TypeGen adds one, and this no longer compiles. */
function componentsFor(context: RenderContext) {
  const render = (value: RichText | undefined) => <RichTextView value={value} context={context} />
  return {
    types: {
      apiOperation: ({ value }) => <ApiOperation value={value} context={context} />,
      callout: ({ value }) => (
        <Callout tone={value.tone} title={value.title}>
          {render(value.content)}
        </Callout>
      ),
      cards: ({ value }) => <Cards value={value} context={context} />,
      codeBlock: ({ value }) => <CodeBlock value={value} context={context} />,
      codeGroup: ({ value }) => <CodeGroup value={value} context={context} />,
      collapsible: ({ value }) => <Collapsible summary={value.summary}>{render(value.content)}</Collapsible>,
      // Those that hold for the page are put in its place before (see expand.ts).
      conditional: () => null,
      snippetReference: () => null,
      diagram: ({ value }) => <Diagram value={value} context={context} />,
      liveTable: ({ value }) => context.liveTables?.[value.kind] ?? null,
      figure: ({ value }) => <Figure value={value} />,
      steps: ({ value }) => <Steps value={value} renderContent={render} />,
      table: ({ value }) => (
        <Table
          value={value}
          renderCell={(content) => <RichTextView value={content} context={{ ...context, inCell: true }} />}
        />
      ),
    },
    marks: {
      link: ({ value, children }) => <ContentLink href={safeHref(value?.href)}>{children}</ContentLink>,
      pageLink: ({ value, children }) => (
        <ContentLink href={value && resolvePageLink(value, context)}>{children}</ContentLink>
      ),
    },
    block: {
      // A cell of one paragraph needs no paragraph.
      normal: ({ value, children }) => <Paragraph isPlain={!context.inCell && holdsText(value)}>{children}</Paragraph>,
      h2: ({ value, children }) => (
        <Heading level="h2" block={value} context={context}>
          {children}
        </Heading>
      ),
      h3: ({ value, children }) => (
        <Heading level="h3" block={value} context={context}>
          {children}
        </Heading>
      ),
      h4: ({ value, children }) => (
        <Heading level="h4" block={value} context={context}>
          {children}
        </Heading>
      ),
    },
    unknownType: ({ value, isInline }: { value: UnknownNodeType; isInline: boolean }) => (
      <UnknownBlock value={value} isInline={isInline} />
    ),
    unknownBlockStyle: ({ value, children }: { value: { children: unknown[] }; children?: ReactNode }) => (
      <Paragraph isPlain={holdsText(value)}>{children}</Paragraph>
    ),
    unknownMark: ({ children }: { children?: ReactNode }) => children,
  } satisfies InferStrictComponents<Body>
}

/** Whether a block holds text alone. A script may store a block within a line, where no paragraph may stand around it. */
function holdsText({ children }: { children?: readonly unknown[] | undefined }): boolean {
  return (children ?? []).every(
    (child) => typeof child === 'object' && child !== null && '_type' in child && child._type === 'span',
  )
}

function Paragraph({ isPlain, children }: { isPlain: boolean; children: ReactNode }) {
  return isPlain ? <p>{children}</p> : <div>{children}</div>
}

function ContentLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <SiteLink href={href}>{children}</SiteLink> : children
}

type HeadingProps = {
  level: 'h2' | 'h3' | 'h4'
  block: Pick<TextBlock, 'children' | '_key'>
  context: RenderContext
  children: ReactNode
}

function Heading({ level: Level, block, context, children }: HeadingProps) {
  const id = context.headingIds.get(block)
  if (!id) return <Level>{children}</Level>
  return (
    <Level id={id}>
      {children}
      <HeadingLink id={id} text={textOf(block)} />
    </Level>
  )
}

// The words of a block that nobody wrote a component for are worth more than its shape.
function UnknownBlock({ value, isInline }: { value: UnknownNodeType; isInline: boolean }) {
  const text = wordsOf(value)
  if (!text) return null
  return isInline ? <span>{text}</span> : <p>{text}</p>
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  if ('_type' in value && value._type === 'span' && 'text' in value && typeof value.text === 'string') return value.text
  return Object.values(value).map(wordsOf).filter(Boolean).join(' ')
}
