import { existsSync } from 'node:fs'
import { bundledApis } from '../../schemaTypes/fields/bundled-apis.ts'
import { codeLanguages } from '../../schemaTypes/fields/choices.ts'
import { imageBeside } from '../files.ts'
import type { Block, MarkDef } from '../markdown/portable-text.ts'
import { walkBlocks, walkStrings } from '../markdown/walk.ts'

/** What the checks of a body know about the rest of the seed. */
export type Known = { snippets: ReadonlySet<string> }

/** A finding and the text by which its line is found. */
export type Finding = { message: string; near: string }

const LIMITS = { label: 40, title: 80, card: 60, description: 160 } as const

const languages: ReadonlySet<string> = new Set(codeLanguages.map(({ value }) => value))
const apis: ReadonlySet<string> = new Set(bundledApis.map(({ value }) => value))

/** Checks a body by itself: what it names beside links and variables is there, texts fit their fields. */
export function checkContent(body: readonly Block[], file: string, known: Known): Finding[] {
  const findings: Finding[] = []
  for (const block of walkBlocks(body)) {
    if (block._type === 'block') for (const def of block.markDefs) checkAddress(def, findings)
    if (block._type === 'cards')
      for (const card of block.cards) {
        tooLong(card.title, LIMITS.card, 'card title', findings)
        tooLong(card.description ?? '', LIMITS.description, 'card text', findings)
      }
    if (block._type === 'callout') tooLong(block.title, LIMITS.title, 'callout title', findings)
    if (block._type === 'codeBlock') {
      tooLong(block.label ?? '', LIMITS.label, 'code label', findings)
      if (!languages.has(block.code.language)) unknown('language', block.code.language, languages, findings)
    }
    if (block._type === 'apiOperation' && !apis.has(block.api)) unknown('API description', block.api, apis, findings)
    if (block._type === 'snippetReference') checkSnippet(block.snippet._ref.replace(/^snippet-/, ''), known, findings)
    if (block._type === 'figure') checkImage(block.image._sanityAsset.replace('image@file://./', ''), file, findings)
  }
  for (const text of walkStrings(body)) checkText(text, findings)
  return findings
}

function checkAddress(def: MarkDef, findings: Finding[]): void {
  if (def._type === 'link' && !/^(?:https?:\/\/|mailto:|tel:|[/#])/.test(def.href))
    findings.push({ message: `"${def.href}" is no address: begin with /, #, https:// or mailto:`, near: def.href })
}

function checkSnippet(key: string, known: Known, findings: Finding[]): void {
  if (!known.snippets.has(key)) findings.push({ message: `there is no snippet "${key}"`, near: `::snippet[${key}]` })
}

function checkImage(name: string, file: string, findings: Finding[]): void {
  if (!existsSync(imageBeside(file, name)))
    findings.push({ message: `there is no file ${name} beside the page`, near: name })
}

function unknown(what: string, name: string, known: ReadonlySet<string>, findings: Finding[]): void {
  findings.push({ message: `"${name}" is no ${what}: ${[...known].join(', ')}`, near: name })
}

function tooLong(text: string, limit: number, what: string, findings: Finding[]): void {
  const length = [...text].length
  if (length > limit) findings.push({ message: `a ${what} of ${length} characters: at most ${limit}`, near: text })
}

function checkText(text: string, findings: Finding[]): void {
  if (/[\u200B\u2060\uFEFF]/.test(text)) findings.push({ message: 'the text holds invisible characters', near: text })
}
