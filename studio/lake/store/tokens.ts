import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const rowSchema = z.object({
  id: z.string(),
  label: z.string(),
  role: z.enum(['read', 'write', 'admin']),
  hash: z.string(),
  createdAt: z.string(),
})

/** A token that the lake gave out, by the hash of its secret: the secret itself is stored nowhere. */
export type IssuedToken = z.infer<typeof rowSchema>

export type TokenTable = {
  all: () => readonly IssuedToken[]
  put: (token: IssuedToken) => void
  remove: (id: string) => boolean
}

/** They are few and asked for at every request: they are kept in memory as well. */
export function createTokenTable(database: DatabaseSync): TokenTable {
  database.exec(`CREATE TABLE IF NOT EXISTS tokens (
    id TEXT PRIMARY KEY, label TEXT NOT NULL, role TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL
  ) WITHOUT ROWID`)
  const insert = database.prepare('INSERT INTO tokens (id, label, role, hash, createdAt) VALUES (?, ?, ?, ?, ?)')
  const drop = database.prepare('DELETE FROM tokens WHERE id = ?')
  const stored = database.prepare('SELECT * FROM tokens ORDER BY createdAt, id').all()
  const tokens = new Map(stored.map((row) => rowSchema.parse(row)).map((token) => [token.id, token]))
  return {
    all: () => [...tokens.values()],
    put(token) {
      insert.run(token.id, token.label, token.role, token.hash, token.createdAt)
      tokens.set(token.id, token)
    },
    remove(id) {
      drop.run(id)
      return tokens.delete(id)
    },
  }
}
