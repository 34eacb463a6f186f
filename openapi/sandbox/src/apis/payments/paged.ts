import type { JsonRecord } from '@portal/openapi/json'
import type { Answer, Call } from '../../call.ts'
import { paginate } from '../paging.ts'

/** One page of rows under their name, as every list of the Direct Payment API answers. */
export function paged<T>(call: Call, name: string, all: readonly T[], show: (row: T) => JsonRecord): Answer {
  const sizeName = call.query['size'] === undefined && call.query['limit'] !== undefined ? 'limit' : 'size'
  const { rows, page, links } = paginate(call, all, sizeName)
  return { status: 200, body: { [name]: rows.map(show), _links: links, _page: page } }
}
