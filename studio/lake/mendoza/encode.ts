import type { RawPatch } from 'mendoza'
import { encodeString, sharesText } from './encode-string.ts'
import { opcode } from './opcodes.ts'
import { planArray } from './plan-array.ts'
import { isFields, sameValue } from './same-value.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * A Mendoza patch that turns `left` into `right`; nothing stands for a document that is not there.
 * The npm package of that name only reads patches, so writing them is ours.
 */
export function encode(left: Fields | undefined, right: Fields | undefined): RawPatch {
  if (sameValue(left, right)) return []
  if (!left || !right) return [opcode.value, right ?? null]
  const out: RawPatch = []
  encodeObject(left, right, out)
  return out
}

/** Expects the output to be a copy of `left`, so that a field which isn't mentioned is kept. */
function encodeObject(left: Fields, right: Fields, out: RawPatch): void {
  // The format names an input field by its place among the sorted keys.
  const keys = Object.keys(left).toSorted()
  const places = new Map(keys.map((key, place) => [key, place]))
  for (const [key, after] of Object.entries(right)) {
    const place = places.get(key)
    if (place === undefined) out.push(opcode.objectSetFieldValue, after, key)
    else encodeField(left[key], after, key, place, out)
  }
  for (const [place, key] of keys.entries()) {
    if (!Object.hasOwn(right, key)) out.push(opcode.objectDeleteField, place)
  }
}

function encodeField(before: unknown, after: unknown, key: string, place: number, out: RawPatch): void {
  if (sameValue(before, after)) return
  if (isFields(before) && isFields(after)) {
    out.push(opcode.pushFieldCopy, place)
    encodeObject(before, after, out)
  } else if (Array.isArray(before) && Array.isArray(after)) {
    out.push(opcode.pushFieldBlank, place)
    encodeArray(before, after, out)
  } else if (typeof before === 'string' && typeof after === 'string' && sharesText(before, after)) {
    out.push(opcode.pushFieldBlank, place)
    encodeString(before, after, out)
  } else {
    out.push(opcode.objectSetFieldValue, after, key)
    return
  }
  out.push(opcode.returnIntoObjectSameKeyPop)
}

/** Expects the output to be an empty array, and fills it with slices of `left` and what is new. */
function encodeArray(left: readonly unknown[], right: readonly unknown[], out: RawPatch): void {
  // An empty slice makes the output an array even when nothing follows.
  if (right.length === 0) out.push(opcode.arrayAppendSlice, 0, 0)
  for (const step of planArray(left, right)) {
    if (step.kind === 'take') out.push(opcode.arrayAppendSlice, step.from, step.to)
    else if (step.kind === 'add') out.push(opcode.arrayAppendValue, step.item)
    else {
      out.push(opcode.pushElementCopy, step.place)
      encodeObject(step.before, step.after, out)
      out.push(opcode.returnIntoArrayPop)
    }
  }
}
