/** Whether a path is not for readers, whatever a description holds. */
export function isHidden(path: string): boolean {
  return /^\/(?:v3-da|_private|admin)(?:\/|$)/i.test(path)
}
