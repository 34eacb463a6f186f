import { existsSync } from 'node:fs'
import { bundledApis } from '../../schemaTypes/fields/bundled-apis.ts'
import { codeLanguages } from '../../schemaTypes/fields/choices.ts'
import { docPaths, imageBeside } from '../files.ts'
import { pathOfPageId } from '../markdown/page-id.ts'
import type { Block, MarkDef, TextBlock } from '../markdown/portable-text.ts'
import { walkBlocks, walkStrings } from '../markdown/walk.ts'
import { variableNames } from '../documents/variables.ts'

/** What the checks of a body know about the rest of the seed. */
export type Known = { snippets: ReadonlySet<string> }

/** A finding and the text by which its line is found. */
export type Finding = { message: string; near: string }

const LIMITS = { label: 40, title: 80, card: 60, description: 160 } as const

const languages: ReadonlySet<string> = new Set(codeLanguages.map(({ value }) => value))
const apis: ReadonlySet<string> = new Set(bundledApis.map(({ value }) => value))

/** Checks a body against the rest of the seed: what it refers to is there, headings step by one, texts fit. */
export function checkContent(body: readonly Block[], file: string, known: Known): Finding[] {
  const findings: Finding[] = []
  let level = 1
  for (const block of walkBlocks(body)) {
    if (block._type === 'block') {
      if (block.style !== 'normal') level = checkHeading(block, level, findings)
      for (const def of block.markDefs) checkLink(def, findings)
    }
    if (block._type === 'cards')
      for (const card of block.cards) {
        if (card.page) checkPage(card.page._ref, findings)
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

function checkHeading(block: TextBlock, above: number, findings: Finding[]): number {
  const level = Number(block.style.slice(1))
  const text = block.children.map((span) => span.text).join('')
  if (level > above + 1)
    findings.push({ message: `a heading of level ${level} follows one of level ${above}`, near: text })
  return level
}

function checkLink(def: MarkDef, findings: Finding[]): void {
  if (def._type === 'pageLink') return checkPage(def.page._ref, findings)
  if (!/^(?:https?:\/\/|mailto:|tel:|[/#])/.test(def.href))
    findings.push({ message: `"${def.href}" is no address: begin with /, #, https:// or mailto:`, near: def.href })
}

function checkPage(id: string, findings: Finding[]): void {
  const path = pathOfPageId(id) ?? id
  if (!docPaths.has(path)) findings.push({ message: `a link leads to ${path}, which is no page`, near: path })
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
  if (/passerelle/i.test(text))
    findings.push({
      message: 'write {{brand}} or a host variable such as {{api_host}}, not the name',
      near: 'asserelle',
    })
  for (const [, name = ''] of text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g))
    if (!variableNames.has(name))
      findings.push({ message: `there is no variable {{${name}}}: ${[...variableNames].join(', ')}`, near: name })
  if (/[​⁠﻿]/.test(text)) findings.push({ message: 'the text holds invisible characters', near: text })
}
