const TONES: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The method of an operation, in its colour. */
export function MethodBadge({ method }: { method: string }) {
  const tone = method.toLowerCase()
  return <span className={`ui-method ui-method-${TONES.has(tone) ? tone : 'get'}`}>{method.toUpperCase()}</span>
}
