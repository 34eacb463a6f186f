import type { Verdict } from './verdict.ts'

/** The length a reader sees: characters, not UTF-16 units. */
export function lengthBetween(least: number, most: number, why: string) {
  return (text: string | undefined): Verdict => {
    if (!text) return true
    const length = [...new Intl.Segmenter('en').segment(text)].length
    if (length < least) return `${length} characters: write at least ${least}. ${why}`
    return length > most ? `${length} characters: write at most ${most}. ${why}` : true
  }
}
