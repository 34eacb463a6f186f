import { hash } from '../state/seed.ts'
import { findInstitution } from '../data/institutions.ts'

/** A drawn logo for an invented institution: its initials on a colour of its own. */
export function drawLogo(id: string): string | undefined {
  const institution = findInstitution(id)
  if (!institution) return undefined
  const words = institution.name.split(' ').filter((word) => /^\p{Lu}/u.test(word))
  const initials = words
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
  const hue = hash(institution.id) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><rect width="64" height="64" fill="hsl(${hue} 45% 28%)"/><text x="32" y="41" fill="#fff" font-family="Arial, sans-serif" font-size="26" font-weight="600" text-anchor="middle">${initials}</text></svg>`
}
