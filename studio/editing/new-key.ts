/** A key for a new member of an array. */
export const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
