import type { ThemeRegistrationRaw } from 'shiki/core'

/** What a piece of code is, as far as our theme tells it apart. Each is a token of the style sheet. */
export type TokenKind = 'key' | 'str' | 'num' | 'com' | 'var'

// The theme names kinds, not colours: shiki hands a colour through, and ours stand for classes.
const COLOURS = {
  key: '#000001',
  str: '#000002',
  num: '#000003',
  com: '#000004',
  var: '#000005',
} as const satisfies Record<TokenKind, string>

const KINDS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  [COLOURS.key, 'key'],
  [COLOURS.str, 'str'],
  [COLOURS.num, 'num'],
  [COLOURS.com, 'com'],
  [COLOURS.var, 'var'],
])

/** The kind that a colour of the theme stands for; undefined for plain text. */
export function kindOfColour(colour: string | undefined): TokenKind | undefined {
  return KINDS.get((colour ?? '').toLowerCase())
}

export const theme: ThemeRegistrationRaw = {
  name: 'portal',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: COLOURS.com } },
    {
      scope: [
        'string',
        'punctuation.definition.string',
        'string.template',
        'constant.character.escape',
        'markup.inserted',
      ],
      settings: { foreground: COLOURS.str },
    },
    {
      scope: [
        'support.type.property-name',
        'support.type.property-name.json punctuation.definition.string',
        'punctuation.support.type.property-name',
        'meta.object-literal.key',
        'entity.name.tag',
        'entity.other.attribute-name',
        'entity.name.tag.yaml',
        'entity.name.function',
        'support.function',
        'constant.other.option',
        'keyword.other.http',
        'entity.other.header',
        'support.class',
        'entity.name.type',
      ],
      settings: { foreground: COLOURS.key },
    },
    { scope: ['constant.numeric', 'constant.language', 'markup.deleted'], settings: { foreground: COLOURS.num } },
    {
      scope: [
        'keyword',
        'storage',
        'variable.other.normal.shell',
        'variable.other.bracket.shell',
        'punctuation.definition.variable',
        'variable.language',
      ],
      settings: { foreground: COLOURS.var },
    },
    { scope: ['keyword.operator', 'variable.other.readwrite'], settings: { foreground: '#000000' } },
  ],
}
