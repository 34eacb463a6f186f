function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/** A UUID; also where the page is not served over HTTPS, and `crypto.randomUUID` is not there. */
export function newUuid(): string {
  const hex = randomHex(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** A client secret of the form that the sandbox takes. */
export function newSecret(): string {
  return `demo-${randomHex(10)}`
}
