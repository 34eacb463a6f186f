import { makePatches, stringifyPatches } from '@sanity/diff-match-patch'
import * as mutate from '@sanity/mutate'
import type { Random } from '../random.ts'
import type { ModelDocument } from './content.ts'

/** One patch in both notations: as the lake is asked for it, and as the other engine applies it. */
export type PatchPair = { operations: Record<string, unknown>; nodes: mutate.NodePatch[] }

const texts = ['', 'One', 'Zwei drei', '日本 😀', 'a'.repeat(40)]

/** A patch whose paths all lead somewhere: what the two engines do with those that don't is each one's own. */
export function patchFor(document: ModelDocument, random: Random): PatchPair {
  const text = random.pick(texts)
  const number = random.below(9) - 4
  const item = document.items.length > 0 ? random.pick(document.items) : undefined
  const keyed = item && (['items', { _key: item._key }] as const)
  const inText = item && `items[_key=="${item._key}"]`
  const fresh = { _key: `k${random.below(1_000_000)}`, text, n: number }
  const tag = document.tags.length > 0 ? random.below(document.tags.length) : undefined
  const choices: (() => PatchPair)[] = [
    () => ({ operations: { set: { title: text } }, nodes: [mutate.at(['title'], mutate.set(text))] }),
    () => ({ operations: { set: { n: null } }, nodes: [mutate.at(['n'], mutate.set(null))] }),
    () => ({ operations: { set: { 'nested.a': number } }, nodes: [mutate.at(['nested', 'a'], mutate.set(number))] }),
    () => ({ operations: { set: { items: [fresh] } }, nodes: [mutate.at(['items'], mutate.set([fresh]))] }),
    () => ({
      operations: { setIfMissing: { 'nested.b': text } },
      nodes: [mutate.at(['nested', 'b'], mutate.setIfMissing(text))],
    }),
    () => ({ operations: { unset: ['n'] }, nodes: [mutate.at(['n'], mutate.unset())] }),
    () => ({ operations: { unset: ['nested.b'] }, nodes: [mutate.at(['nested', 'b'], mutate.unset())] }),
    () => ({ operations: { unset: ['none'] }, nodes: [] }),
    () => ({
      operations: { insert: { after: 'items[-1]', items: [fresh] } },
      nodes: [mutate.at(['items'], mutate.append([fresh]))],
    }),
    () => ({
      operations: { insert: { before: 'tags[0]', items: [text] } },
      nodes: [mutate.at(['tags'], mutate.prepend([text]))],
    }),
    () => ({
      operations: { diffMatchPatch: { title: stringifyPatches(makePatches(document.title, text)) } },
      nodes: [mutate.at(['title'], mutate.diffMatchPatch(stringifyPatches(makePatches(document.title, text))))],
    }),
  ]
  // To one engine null is missing, to the other it is a value.
  if (document.n !== null)
    choices.push(() => ({ operations: { setIfMissing: { n: 1 } }, nodes: [mutate.at(['n'], mutate.setIfMissing(1))] }))
  if (typeof document.n === 'number') {
    choices.push(
      () => ({ operations: { inc: { n: number } }, nodes: [mutate.at(['n'], mutate.inc(number))] }),
      () => ({ operations: { dec: { n: 2 } }, nodes: [mutate.at(['n'], mutate.dec(2))] }),
      // setIfMissing comes before inc, whatever their order.
      () => ({
        operations: { inc: { n: 1 }, setIfMissing: { 'nested.c': 1 } },
        nodes: [mutate.at(['nested', 'c'], mutate.setIfMissing(1)), mutate.at(['n'], mutate.inc(1))],
      }),
    )
  }
  if (tag !== undefined) {
    choices.push(
      () => ({ operations: { set: { [`tags[${tag}]`]: text } }, nodes: [mutate.at(['tags', tag], mutate.set(text))] }),
      () => ({ operations: { unset: [`tags[${tag}]`] }, nodes: [mutate.at(['tags'], mutate.remove(tag))] }),
      // As many as there were: the other engine replaces as many items as it is given.
      () => ({
        operations: { insert: { replace: `tags[${tag}]`, items: [text] } },
        nodes: [mutate.at(['tags'], mutate.replace([text], tag))],
      }),
    )
  }
  if (keyed && item) {
    choices.push(
      () => ({
        operations: { set: { [`${inText}.text`]: text } },
        nodes: [mutate.at([...keyed, 'text'], mutate.set(text))],
      }),
      () => ({ operations: { inc: { [`${inText}.n`]: 3 } }, nodes: [mutate.at([...keyed, 'n'], mutate.inc(3))] }),
      () => ({
        operations: { unset: [`${inText}`] },
        nodes: [mutate.at(['items'], mutate.remove({ _key: item._key }))],
      }),
      () => ({
        operations: { insert: { before: inText, items: [fresh] } },
        nodes: [mutate.at(['items'], mutate.insertBefore([fresh], { _key: item._key }))],
      }),
      () => ({
        operations: { insert: { after: inText, items: [fresh] } },
        nodes: [mutate.at(['items'], mutate.insertAfter([fresh], { _key: item._key }))],
      }),
    )
  }
  return random.pick(choices)()
}
