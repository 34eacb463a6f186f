import type { DatabaseSync } from 'node:sqlite'

/** What the Studio keeps for a user: list layouts, recent searches, announcements that were seen. Values are JSON. */
export type KeyValueTable = {
  get: (user: string, key: string) => string | undefined
  put: (user: string, key: string, value: string) => void
}

export function createKeyValueTable(db: DatabaseSync): KeyValueTable {
  db.exec(
    'CREATE TABLE IF NOT EXISTS key_values (user TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (user, key)) WITHOUT ROWID',
  )
  const select = db.prepare('SELECT value FROM key_values WHERE user = ? AND key = ?')
  const upsert = db.prepare(
    'INSERT INTO key_values (user, key, value) VALUES (?, ?, ?) ON CONFLICT (user, key) DO UPDATE SET value = excluded.value',
  )
  return {
    get(user, key) {
      const value = select.get(user, key)?.['value']
      return typeof value === 'string' ? value : undefined
    },
    put: (user, key, value) => void upsert.run(user, key, value),
  }
}
