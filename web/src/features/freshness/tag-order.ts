import { z } from 'zod'
import { parseJson } from '../../lib/parse-json.ts'

const order = z.object({ tags: z.array(z.string().min(1).max(256)).max(1000) })

/** The tags that a body orders to be purged; undefined for a body that is no such order. */
export function parseTagOrder(body: string | undefined): string[] | undefined {
  return order.safeParse(parseJson(body)).data?.tags
}
