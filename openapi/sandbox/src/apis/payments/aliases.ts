import { randomUUID } from 'node:crypto'
import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours, Call } from '../../call.ts'
import { unknownResource } from '../../errors.ts'
import { shelfPerWorld } from '../../state/world.ts'
import { paged } from './paged.ts'

/** Stored accounts, as the API shows them. */
export const aliasesOf = shelfPerWorld<JsonRecord>(100)

function aliasOf({ world, path }: Call): JsonRecord {
  const alias = aliasesOf(world).get(path['alias_id'] ?? '')
  if (!alias) throw unknownResource('alias')
  return alias
}

export const aliases: Behaviours = {
  createAlias({ world, body }) {
    const alias = { id: randomUUID(), ...toRecord(body) }
    aliasesOf(world).set(alias.id, alias)
    return { status: 201, body: alias, headers: { Location: `/v1/alias/${alias.id}` } }
  },

  listAliases(call) {
    const found = aliasesOf(call.world)
      .list()
      .filter((alias) => alias['user_reference'] === call.query['user_reference'])
    return paged(call, 'alias', found, (alias) => alias)
  },

  getAlias: (call) => ({ status: 200, body: aliasOf(call) }),

  updateAlias(call) {
    aliasOf(call)['label'] = toText(toRecord(call.body)['label'])
    return { status: 204 }
  },

  deleteAlias(call) {
    aliasesOf(call.world).delete(toText(aliasOf(call)['id']))
    return { status: 204 }
  },
}
