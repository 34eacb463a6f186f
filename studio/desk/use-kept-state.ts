import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** What a storage holds under a name, or nothing where that is not what it should be. */
export function readKept<Value>(
  storage: Pick<Storage, 'getItem'>,
  name: string,
  schema: z.ZodType<Value>,
): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(name) ?? '')).data
  } catch {
    return undefined
  }
}

/**
 * A state that its tab remembers: what was chosen and typed in a tool is there when its user comes back to it. The
 * Studio also mounts a tool anew by itself, when it hears that the project's plan has no comments.
 */
export function useKeptState<Value>(name: string, schema: z.ZodType<Value>, initial: Value) {
  const [value, setValue] = useState(() => readKept(sessionStorage, name, schema) ?? initial)
  useEffect(() => sessionStorage.setItem(name, JSON.stringify(value)), [name, value])
  return [value, setValue] as const
}
