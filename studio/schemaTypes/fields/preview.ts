/** "3 tabs": how many members an array of a preview holds. */
export function countOf(members: unknown, noun: string, plural = `${noun}s`): string {
  const count = Array.isArray(members) ? members.length : 0
  return `${count} ${count === 1 ? noun : plural}`
}

/** The parts of a subtitle that are there, with a dot between. */
export function joined(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

/** The title of a choice, for previews that would else show its stored value. */
export function choiceTitle(choices: readonly { title: string; value: string }[], value: unknown): string {
  return choices.find((choice) => choice.value === value)?.title ?? (typeof value === 'string' ? value : '')
}

/** The title of the first member of an array of a preview. */
export function firstTitle(members: unknown): string | undefined {
  const first: unknown = Array.isArray(members) ? members[0] : undefined
  if (typeof first !== 'object' || first === null || !('title' in first)) return undefined
  return typeof first.title === 'string' ? first.title : undefined
}
