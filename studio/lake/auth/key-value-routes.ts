import { z } from 'zod'
import type { Call, Route } from '../context.ts'
import { badRequest } from '../errors.ts'
import { json } from '../http/answer.ts'
import { readJson } from '../http/read-json.ts'
import { requireUser } from '../access.ts'
import { versioned } from '../router.ts'
import type { KeyValueTable } from '../store/key-values.ts'

const KEYS_AT_ONCE = 100
const BODY_BYTES = 256 * 1024
const pairsSchema = z.array(z.object({ key: z.string().min(1).max(200), value: z.unknown() })).max(KEYS_AT_ONCE)

/** What the Studio remembers for its user. */
export function keyValueRoutes(table: KeyValueTable): Route[] {
  const read = (call: Call) => {
    const user = requireUser(call.viewer)
    const keys = (call.params['keys'] ?? '').split(',').slice(0, KEYS_AT_ONCE)
    const found = keys.flatMap((key) => {
      const value = table.get(user.id, key)
      return value === undefined ? [] : [{ key, value: JSON.parse(value) }]
    })
    return json(found)
  }
  const write = async (call: Call) => {
    const user = requireUser(call.viewer)
    const pairs = pairsSchema.safeParse(await readJson(call.request, BODY_BYTES))
    if (!pairs.success) throw badRequest('The body must be a list of {"key", "value"}')
    for (const { key, value } of pairs.data) table.put(user.id, key, JSON.stringify(value ?? null))
    return json(pairs.data)
  }
  return [
    versioned('GET', '/users/me/keyvalue/:keys', read),
    versioned('PUT', '/users/me/keyvalue/:keys', write),
    versioned('PUT', '/users/me/keyvalue', write),
  ]
}
