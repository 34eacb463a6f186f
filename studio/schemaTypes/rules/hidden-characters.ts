import { spanText } from '../fields/span-text.ts'
import type { Verdict } from './verdict.ts'

// Never part of a text: zero-width space, word joiner and invisible operators, byte order mark, Mongolian separator.
const ALWAYS_HIDDEN = /[\u200B\u2060-\u2064\uFEFF\u180E]/u
// Joiners shape some scripts and join emoji, so they are hidden only where they join nothing.
const DANGLING_JOINER = /(?:^|[\s\u200C\u200D])[\u200C\u200D]|[\u200C\u200D](?:$|[\s\u200C\u200D])/u
// Only a control character can be hidden in a line and change what an address or a key means.
const CONTROL = /(?![\n\r\t])\p{Cc}/u

const MESSAGE = 'Holds invisible characters, often left by a paste. Type the text anew or paste it without formatting.'

/** Flags characters that nobody sees and that break search, comparison and decoding. */
export function noHiddenCharacters(text: string | undefined): Verdict {
  if (!text) return true
  return ALWAYS_HIDDEN.test(text) || DANGLING_JOINER.test(text) || CONTROL.test(text) ? MESSAGE : true
}

/** The same for a Portable Text block, whose text is in its spans. */
export function noHiddenCharactersInBlock(block: unknown): Verdict {
  return noHiddenCharacters(spanText([block]))
}
