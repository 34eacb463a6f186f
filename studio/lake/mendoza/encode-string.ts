import type { RawPatch } from 'mendoza'
import { opcode } from './opcodes.ts'

const utf8Length = (text: string) => new TextEncoder().encode(text).byteLength

/** A surrogate pair is one character of four bytes: cutting it in half would make offsets meaningless. */
const isLowSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00

function sharedPrefix(left: string, right: string): number {
  let length = 0
  while (length < left.length && length < right.length && left[length] === right[length]) length++
  while (length > 0 && (isLowSurrogate(left, length) || isLowSurrogate(right, length))) length--
  return length
}

function sharedSuffix(left: string, right: string, prefix: number): number {
  const most = Math.min(left.length, right.length) - prefix
  let length = 0
  while (length < most && left[left.length - 1 - length] === right[right.length - 1 - length]) length++
  while (length > 0 && isLowSurrogate(left, left.length - length)) length--
  return length
}

/**
 * Whether a patch of the text is worth more than its new value.
 * Text with half a surrogate pair has no UTF-8 length that every reader agrees on, so it is sent whole.
 */
export const sharesText = (left: string, right: string) => {
  if (!left.isWellFormed() || !right.isWellFormed()) return false
  const prefix = sharedPrefix(left, right)
  return right.length > 0 && prefix + sharedSuffix(left, right, prefix) > 0
}

/** Expects the output to be an empty string. Offsets count UTF-8 bytes. */
export function encodeString(left: string, right: string, out: RawPatch): void {
  const prefix = sharedPrefix(left, right)
  const suffix = sharedSuffix(left, right, prefix)
  const inserted = right.slice(prefix, right.length - suffix)
  const total = utf8Length(left)
  if (prefix > 0) out.push(opcode.stringAppendSlice, 0, utf8Length(left.slice(0, prefix)))
  if (inserted !== '') out.push(opcode.stringAppendString, inserted)
  if (suffix > 0) out.push(opcode.stringAppendSlice, total - utf8Length(left.slice(left.length - suffix)), total)
}
