import type { DatabaseSync } from 'node:sqlite'

/** The sessions of the Studio on this machine, by the hash of their id. */
export type SessionTable = {
  put: (hash: string, expiresAt: number) => void
  expiryOf: (hash: string) => number | undefined
  remove: (hash: string) => void
  /** Removes what has expired, and the oldest beyond `most`. */
  prune: (now: number, most: number) => void
}

export function createSessionTable(db: DatabaseSync): SessionTable {
  db.exec('CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID')
  const insert = db.prepare('INSERT INTO sessions (hash, expires_at) VALUES (?, ?)')
  const select = db.prepare('SELECT expires_at AS expiry FROM sessions WHERE hash = ?')
  const remove = db.prepare('DELETE FROM sessions WHERE hash = ?')
  const expire = db.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const shorten = db.prepare(
    'DELETE FROM sessions WHERE hash NOT IN (SELECT hash FROM sessions ORDER BY expires_at DESC LIMIT ?)',
  )
  return {
    put: (hash, expiresAt) => void insert.run(hash, expiresAt),
    expiryOf(hash) {
      const expiry = select.get(hash)?.['expiry']
      return typeof expiry === 'number' ? expiry : undefined
    },
    remove: (hash) => void remove.run(hash),
    prune(now, most) {
      expire.run(now)
      shorten.run(most)
    },
  }
}
