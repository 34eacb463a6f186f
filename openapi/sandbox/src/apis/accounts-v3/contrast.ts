import type { JsonRecord } from '@portal/openapi/json'
import { SandboxError } from '../../errors.ts'

const PAIRS = [
  ['text', 'background'],
  ['text_muted', 'background'],
  ['on_primary', 'primary'],
  ['error', 'background'],
] as const

const LEAST = 4.5

/** Refuses colours of the widget that cannot be told apart. @throws {SandboxError} */
export function refuseFaintColours(colors: JsonRecord): void {
  for (const [front, back] of PAIRS) {
    const over = colors[front]
    const under = colors[back]
    if (typeof over !== 'string' || typeof under !== 'string') continue
    const found = contrast(over, under)
    if (found < LEAST)
      throw new SandboxError('CONTRAST_TOO_LOW', {
        description: `${front} on ${back} has a contrast of ${found.toFixed(1)}:1.`,
        details: [
          {
            field: `branding.colors.${front}`,
            reason: `must have a contrast of at least 4.5:1 with ${back}`,
            missing: false,
          },
        ],
      })
  }
}

/** The contrast of two six-digit colours, by WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const channel = (start: number) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
