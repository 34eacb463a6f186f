export type StorageFailure = 'full' | 'damaged' | 'read-only' | 'in use' | 'unreadable'

/** SQLite's primary result codes. */
const BY_RESULT: ReadonlyMap<number, StorageFailure> = new Map([
  [5, 'in use'],
  [6, 'in use'],
  [8, 'read-only'],
  [10, 'unreadable'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'unreadable'],
  [26, 'damaged'],
])

/** The system's codes, for files beside the database. */
const BY_CODE: ReadonlyMap<unknown, StorageFailure> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EIO', 'unreadable'],
])

/** What is wrong with the disk or the data folder, or nothing when an error is about something else. */
export function storageFailure(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return BY_RESULT.get(error.errcode & 0xff)
  return 'code' in error ? BY_CODE.get(error.code) : undefined
}
