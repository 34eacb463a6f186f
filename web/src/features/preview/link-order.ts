import { z } from 'zod'
import { parseJson } from '../../lib/parse-json.ts'

const order = z.object({ key: z.string().max(100) })

/** The key of the preview link that a body asks the address of; undefined for a body that is no such order. */
export function parseLinkOrder(body: string | undefined): string | undefined {
  return order.safeParse(parseJson(body)).data?.key
}
