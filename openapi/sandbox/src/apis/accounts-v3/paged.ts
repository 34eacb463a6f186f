import type { JsonRecord } from '@portal/openapi/json'
import type { Answer, Call } from '../../call.ts'
import { paginate } from '../paging.ts'

/** One page of rows under their name, as every list of V3 answers. */
export function paged<T>(call: Call, name: string, all: readonly T[], show: (row: T) => JsonRecord): Answer {
  const { rows, page, links } = paginate(call, all)
  return { status: 200, body: { [name]: rows.map(show), page, _links: links } }
}
