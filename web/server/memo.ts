import type { Body } from './body.ts'
import type { Head } from './head.ts'
import type { Page } from './ledger.ts'

/** A finished answer of Next. */
export type Entry = {
  head: Head
  body: Body
  /** The page it shows, and the page's version when Next was asked. */
  page: Page
  version: number
  /** Until when it is given without asking again. */
  until: number
}

type Limits = { bytes: number; entries: number }

// Under a flood of made-up addresses the bodies are one, and these are what grows.
const bytesBeside = (key: string, { head }: Entry) =>
  2 * key.length + head.plain.reduce((sum, text) => sum + text.length, 0)

/**
 * Keeps Next's finished answers within a bound of bytes and of entries. The oldest go first, but for those that were given
 * out since the last time it was full, so that a flood of addresses drives no page out. Equal bodies are kept once.
 */
export function createMemo(limits: Limits) {
  const entries = new Map<string, { entry: Entry; given: boolean }>()
  const bodies = new Map<string, { body: Body; bytes: number; users: number }>()
  let bytes = 0

  const release = (body: Body) => {
    const held = bodies.get(body.id)
    if (!held) return
    held.users -= 1
    if (held.users > 0) return
    bodies.delete(body.id)
    bytes -= held.bytes
  }
  const remove = (key: string) => {
    const held = entries.get(key)
    if (!held) return
    entries.delete(key)
    bytes -= bytesBeside(key, held.entry)
    release(held.entry.body)
  }
  const trim = () => {
    for (const [key, held] of entries) {
      if (bytes <= limits.bytes && entries.size <= limits.entries) return
      if (!held.given) remove(key)
      else {
        // A second chance, at the end.
        held.given = false
        entries.delete(key)
        entries.set(key, held)
      }
    }
  }

  return {
    get(key: string): Entry | undefined {
      const held = entries.get(key)
      if (!held) return undefined
      held.given = true
      return held.entry
    },

    /** Keeps the answer; its body is the one to give out. */
    keep(key: string, entry: Entry): Entry {
      const { body } = entry
      const held = bodies.get(body.id) ?? { body, bytes: body.raw.length, users: 0 }
      if (held.users === 0) {
        bodies.set(body.id, held)
        bytes += held.bytes
      }
      held.users += 1
      remove(key)
      const kept = { ...entry, body: held.body }
      entries.set(key, { entry: kept, given: false })
      bytes += bytesBeside(key, kept)
      trim()
      return kept
    },

    /** Counts a compressed form that was made of a body. */
    grew(body: Body, by: number): void {
      const held = bodies.get(body.id)
      if (held?.body !== body) return
      held.bytes += by
      bytes += by
      trim()
    },

    size: () => ({ bytes, entries: entries.size }),
  }
}

export type Memo = ReturnType<typeof createMemo>
