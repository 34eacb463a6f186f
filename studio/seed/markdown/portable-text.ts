/**
 * What the notation can express, as Portable Text. The Studio's schema is the authority: a test validates every seeded
 * document against it. `_key`s are optional here because they are given last, by `addKeys`.
 */
export type Reference = { _type: 'reference'; _ref: string; _weak?: true }
export type Span = { _type: 'span'; _key?: string; text: string; marks: string[] }
export type Link = { _type: 'link'; _key: string; href: string }
export type PageLink = { _type: 'pageLink'; _key: string; page: Reference; anchor?: string }
export type MarkDef = Link | PageLink

export type TextStyle = 'normal' | 'h2' | 'h3' | 'h4'
export type ListKind = 'bullet' | 'number'
export type TextBlock = {
  _type: 'block'
  _key?: string
  style: TextStyle
  listItem?: ListKind
  level?: number
  children: Span[]
  markDefs: MarkDef[]
}

export type Code = {
  _type: 'code'
  language: string
  filename?: string
  code: string
  highlightedLines?: number[]
}
/** `event` is a webhook's body, `fragment` says that the code is no whole example and is not checked. */
export type ExampleKind = 'request' | 'response' | 'event' | 'fragment'
export type CodeExample = { operation?: string; kind: ExampleKind; status?: number }
export type CodeBlock = { _type: 'codeBlock'; _key?: string; label?: string; code: Code; example?: CodeExample }
export type CodeGroup = { _type: 'codeGroup'; _key?: string; tabs: CodeBlock[] }

export type CalloutTone = 'note' | 'tip' | 'warning' | 'danger'
export type Callout = { _type: 'callout'; _key?: string; tone: CalloutTone; title: string; content: Block[] }

export type TableCell = { _type: 'tableCell'; _key?: string; content: TextBlock[] }
export type TableRow = { _type: 'tableRow'; _key?: string; cells: TableCell[] }
export type Table = { _type: 'table'; _key?: string; caption?: string; headerRow: boolean; rows: TableRow[] }

/** `_sanityAsset` is the import format's way to name an image that is uploaded with the document. */
export type FigureImage = { _type: 'image'; _sanityAsset: string }
export type Figure = { _type: 'figure'; _key?: string; image: FigureImage; alt: string; caption?: string }

export type Step = { _type: 'step'; _key?: string; title: string; content: Block[] }
export type Steps = { _type: 'steps'; _key?: string; steps: Step[] }
export type Card = {
  _type: 'card'
  _key?: string
  title: string
  page?: Reference
  href?: string
  anchor?: string
  description?: string
}
export type Cards = { _type: 'cards'; _key?: string; cards: Card[] }
export type Collapsible = { _type: 'collapsible'; _key?: string; summary: string; content: Block[] }
export type ApiOperation = { _type: 'apiOperation'; _key?: string; api: string; operation: string }
export type SnippetReference = { _type: 'snippetReference'; _key?: string; snippet: Reference }
export type Diagram = { _type: 'diagram'; _key?: string; title: string; source: string; alt: string }
/** The live tables that a page may show. */
export const LIVE_TABLES = ['coverage', 'disturbances'] as const
export type LiveTable = { _type: 'liveTable'; _key?: string; kind: (typeof LIVE_TABLES)[number] }
export type AccessMode = 'continuous' | 'one-time' | 'wealth'
export type Conditional = { _type: 'conditional'; _key?: string; modes: AccessMode[]; content: Block[] }

export type Block =
  | TextBlock
  | CodeBlock
  | CodeGroup
  | Callout
  | Table
  | Figure
  | Steps
  | Cards
  | Collapsible
  | ApiOperation
  | SnippetReference
  | Diagram
  | LiveTable
  | Conditional
export type BlockType = Block['_type']
