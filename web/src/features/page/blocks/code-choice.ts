import { readStorage, writeStorage } from '../../../lib/local-storage.ts'
import { createStore } from '../../../lib/store.ts'

/** A tab as the reader's choice names it. */
export type CodeTab = { key: string; label: string; language: string; file: string }

const KEY = 'portal.code'
const SEPARATOR = '\u001F'

/** What the reader chose last, on any page: label and language; empty for nothing yet. */
export const codeChoice = createStore('')

/** Takes over what an earlier visit chose. */
export function restoreChoice(): void {
  if (codeChoice.get() === '') codeChoice.set(readStorage(KEY) ?? '')
}

export function chooseTab({ label, language }: CodeTab): void {
  const choice = label + SEPARATOR + language
  codeChoice.set(choice)
  writeStorage(KEY, choice)
}

/** The tab that fits a choice: the one with its label, else the first in its language, else the first. */
export function tabOfChoice(tabs: readonly CodeTab[], choice: string): number {
  const [label = '', language] = choice.split(SEPARATOR)
  const byLabel = tabs.findIndex((tab) => tab.label.toLowerCase() === label.toLowerCase())
  if (byLabel >= 0) return byLabel
  return Math.max(0, language ? tabs.findIndex((tab) => tab.language === language) : 0)
}
