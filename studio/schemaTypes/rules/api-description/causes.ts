import type { OutputUnit } from '@cfworker/json-schema'

/** What is wrong at a place of a description. The place is a JSON pointer as the validator writes it. */
export type Cause = { at: string; what: string }

type Leaf = Cause & { keyword: string; schema: string }

/**
 * The causes among the errors of a validator, which also tells of every schema around them, of each alternative that
 * was never meant, and of fields as unknown only because something in them is wrong.
 */
export function causesOf(errors: readonly OutputUnit[]): Cause[] {
  const leaves = errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .toSorted((a, b) => b.keywordLocation.length - a.keywordLocation.length)
    .reduce(chooseBranch, errors.filter(({ keyword }) => LEAVES.has(keyword)).map(toLeaf))
  const isExplained = ({ keyword, at }: Leaf) =>
    VAGUE.has(keyword) &&
    leaves.some((other) => isWithin(other.at, at) && (other.at !== at || !VAGUE.has(other.keyword)))
  const causes = leaves.filter((leaf) => !isExplained(leaf))
  return [...new Map(causes.map(({ at, what }) => [`${at} ${what}`, { at, what }])).values()]
}

/** These say that something is wrong, and are left out where it is known what. */
const VAGUE: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties', 'oneOf'])

/** The keywords that judge a value themselves, not by the schemas inside of them. */
const LEAVES: ReadonlySet<string> = new Set(
  [
    'additionalProperties unevaluatedProperties required type enum const pattern format not uniqueItems multipleOf',
    'minimum maximum exclusiveMinimum minLength maxLength minItems maxItems minProperties maxProperties',
  ].flatMap((keywords) => keywords.split(' ')),
)

const isWithin = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`)

function toLeaf({ keyword, keywordLocation: schema, instanceLocation, error }: OutputUnit): Leaf {
  const name = /property "(.*?)"/i.exec(error)?.[1] ?? ''
  const base = { keyword, schema }
  if (keyword === 'required') return { ...base, at: instanceLocation, what: `${name} is missing` }
  if (VAGUE.has(keyword)) return { ...base, at: `${instanceLocation}/${pointed(name)}`, what: 'is not known here' }
  return { ...base, at: instanceLocation, what: inWords(keyword, error) }
}

function inWords(keyword: string, error: string): string {
  if (keyword === 'type') return `must be ${(/Expected "(.*)"/.exec(error)?.[1] ?? '').replaceAll('", "', ' or ')}`
  if (keyword === 'enum') return `must be one of ${/\[(.*)\]/.exec(error)?.[1] ?? ''}`
  return error.replace(/^(?:Instance|String) /, '').replace(/\.$/, '')
}

const pointed = (name: string) => encodeURI(name.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Keeps, of the alternatives of one choice at one place, the one that the description comes closest to. */
function chooseBranch(leaves: Leaf[], choice: OutputUnit): Leaf[] {
  const { instanceLocation: at, keywordLocation: schema } = choice
  const isInside = (leaf: Leaf) => leaf.schema.startsWith(`${schema}/`) && isWithin(leaf.at, at)
  const others = leaves.filter((leaf) => !isInside(leaf))
  const branches = [
    ...Map.groupBy(leaves.filter(isInside), (leaf) => leaf.schema.slice(schema.length + 1).split('/')[0]).values(),
  ]
  if (branches.length === 0)
    return [...others, { keyword: 'oneOf', schema, at, what: 'fits no alternative, or several' }]
  if (branches.every((branch) => branch.every((leaf) => leaf.keyword === 'required' && leaf.at === at))) {
    const names = branches.flat().map(({ what }) => what.replace(/ is missing$/, ''))
    const wanted = names.filter((name) => name !== '$ref')
    return [...others, { keyword: 'required', schema, at, what: `${wanted.join(' or ')} is missing` }]
  }
  const [best = []] = branches.toSorted((a, b) => distance(a, at) - distance(b, at))
  return [...others, ...best]
}

// A reference without `$ref`, or a kind that is named otherwise, was never meant: any number of faults is closer.
function distance(branch: readonly Leaf[], at: string): number {
  const isOther = branch.some(
    (leaf) =>
      (leaf.at === at && leaf.what === '$ref is missing') ||
      (['enum', 'const'].includes(leaf.keyword) && leaf.at.slice(at.length + 1).split('/').length === 1),
  )
  return branch.length + (isOther ? 1000 : 0)
}
