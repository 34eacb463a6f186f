import { TERMS } from '../data/terms.ts'
import { STANDARDS } from '../data/standards.ts'
import type { Finding } from '../finding.ts'
import { nodesIn, textIn, type Node } from '../node.ts'
import type { Site } from '../site.ts'
import { variablesIn } from '../variables.ts'
import { textsIn, walkBlocks, wordsWithoutCode } from '../walk.ts'

/** Documents whose texts readers see and in which variables stand for the brand and its hosts. */
const WRITTEN = new Set(['page', 'snippet', 'menuEntry', 'announcement', 'disturbance'])

/** A text, and the block of the body that holds it; a text of a field has none. */
type Place = { text: string; block: Node | undefined }
type Verdict = { message: string; near: string } | undefined

/** Variables that the settings don't know. */
export function variablesAreKnown(site: Site): Finding[] {
  return judge(site, 'variables', allTexts, (text) => {
    const unknown = variablesIn(text).find((name) => !site.variables.has(name))
    if (unknown === undefined) return undefined
    return { message: `there is no variable {{${unknown}}}: ${[...site.variables.keys()].join(', ')}`, near: unknown }
  })
}

/** The brand and its hosts are not typed: a variable stands for each, so that they are changed in one place. */
export function brandIsAVariable(site: Site): Finding[] {
  // The longest first, so that a host is not taken for the brand within it.
  const values = [...site.variables].filter(([, value]) => value !== '').toSorted(([, a], [, b]) => b.length - a.length)
  return judge(site, 'brand', allTexts, (text) => {
    const [name, value] = values.find(([, typed]) => holdsWord(text, typed)) ?? []
    return name === undefined || value === undefined
      ? undefined
      : { message: `write {{${name}}}, not ${value}`, near: value }
  })
}

/** Hosts and e-mail addresses of other sites are invented ones below `.example`, or those of public standards. */
export function hostsAreInvented(site: Site): Finding[] {
  return judge(site, 'hosts', allTexts, (text) => {
    const hosts = [...text.matchAll(/(?:https?:\/\/|[\w.+-]+@)([^\s/?#:"'`<>)\]|,;]+)/g)]
    const host = hosts.map(([, typed = '']) => typed.replace(/\.+$/, '')).find((typed) => !isAllowed(typed))
    if (host === undefined) return undefined
    return { message: `${host} is neither below .example nor a public standard of the list`, near: host }
  })
}

/** Terms of the glossary are spelled in one way; code and addresses have a spelling of their own. */
export function termsAreOne(site: Site): Finding[] {
  return judge(site, 'terms', proseTexts, (text) => {
    for (const term of SPELLINGS) {
      const found = misspelling(text, term)
      if (found !== undefined) return { message: `write "${term.write}", not "${found}"`, near: found }
    }
    return undefined
  })
}

function judge(site: Site, rule: string, read: (document: Node) => Place[], verdictOn: (text: string) => Verdict) {
  return site.documents
    .filter(({ _type }) => WRITTEN.has(_type))
    .flatMap((document) =>
      read(document).flatMap(({ text, block }): Finding[] => {
        const verdict = verdictOn(text)
        return verdict ? [{ rule, document, ...verdict, ...(block && { block }) }] : []
      }),
    )
}

const places = (value: unknown, block?: Node): Place[] => [...textsIn(value)].map((text) => ({ text, block }))

function allTexts(document: Node): Place[] {
  const { body, ...fields } = document
  return [...places(fields), ...nodesIn(body).flatMap((block) => places(block, block))]
}

function proseTexts(document: Node): Place[] {
  const fields = ['title', 'description', 'label'].map((name) => ({ text: textIn(document[name]), block: undefined }))
  const blocks = [...walkBlocks(nodesIn(document['body'] ?? document['message']))]
  return [
    ...fields,
    ...blocks.flatMap(({ block, holder }) => wordsWithoutCode(block).map((text) => ({ text, block: holder }))),
  ]
}

// A spelling is wrong at the beginning of a sentence as well.
const SPELLINGS = TERMS.map(({ write, not }) => ({
  write,
  not: not.map((wrong) => {
    const first = wrong.charAt(0)
    const anyCase = /[a-z]/.test(first) ? `[${first}${first.toUpperCase()}]${wrong.slice(1)}` : wrong
    return new RegExp(String.raw`(?<![\w/.-])${anyCase}(?![\w/-])`, 'u')
  }),
}))

function misspelling(text: string, { write, not }: (typeof SPELLINGS)[number]): string | undefined {
  for (const wrong of not) {
    const found = wrong.exec(text)?.[0]
    if (found !== undefined && found !== write) return found
  }
  return undefined
}

function isAllowed(host: string): boolean {
  if (host.startsWith('{') || host === 'localhost') return true
  return /(?:^|\.)example$/.test(host) || STANDARDS.some(({ host: known }) => host === known)
}

function holdsWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at !== -1 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`)
}
