/** A name as a part of an address: small letters, digits and hyphens. Empty when nothing of the name is left. */
export function slugify(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}

/** Gives out each slug once: the second `users` is `users-2`. `other` stands in for an empty one. */
export function createSlugs(): (wanted: string, other: string) => string {
  const taken = new Set<string>()
  return (wanted, other) => {
    const base = wanted || other
    let slug = base
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`
    taken.add(slug)
    return slug
  }
}
