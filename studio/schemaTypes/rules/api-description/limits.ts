/** The largest description that is read, in bytes: it is checked in the editor's browser. */
export const MAX_BYTES = 5 * 1024 * 1024
