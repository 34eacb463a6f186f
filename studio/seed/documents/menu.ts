import { z } from 'zod'
import menuFile from '../menu.json' with { type: 'json' }
import type { SeedDocument } from './seed-document.ts'

const entries = z
  .array(
    z.strictObject({
      itemId: z.string(),
      label: z.string(),
      to: z.string(),
      className: z.enum(['title', 'item', 'product', 'version', 'sub-item']),
      indicativeLabel: z.string().optional(),
      indicativeVariant: z.enum(['primary', 'secondary', 'warning']).optional(),
    }),
  )
  .parse(menuFile)

/** The side menu. The order of the file is the order of the menu; gaps leave room for entries between. */
export function menuEntries(): SeedDocument[] {
  return entries.map(({ to, ...entry }, at) => ({
    _id: `menu_${entry.itemId.replaceAll('.', '_')}`,
    _type: 'menuEntry',
    ...entry,
    ...(to === '' ? {} : { to }),
    position: (at + 1) * 10,
  }))
}
