import { z } from 'zod'
import type { Change } from '../../sanity/tags.ts'

const document = z.object({ type: z.string(), rev: z.string(), path: z.string().optional() })

/** Which revision of each published document the portal shows, by id. */
export const contentStateSchema = z.record(z.string(), document)

export type ContentState = z.infer<typeof contentStateSchema>

/** What has to change in the pages for them to show `now` instead of `before`. */
export function changesBetween(before: ContentState, now: ContentState): Change[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...ids].flatMap((id): Change[] => {
    const [old, current] = [own(before, id), own(now, id)]
    if (old?.rev === current?.rev) return []
    const type = current?.type ?? old?.type ?? ''
    return [
      {
        _id: id,
        _type: type,
        operation: operationOf(old, current),
        path: current?.path ?? null,
        previousPath: old?.path ?? null,
        // A state tells no more than that the document is another.
        moved: true,
        _rev: current?.rev ?? null,
      },
    ]
  })
}

/** The state after a change that a webhook told of; the same when it does not say which revision it made. */
export function withChange(state: ContentState, { _id, _type, _rev, path, operation }: Change): ContentState {
  if (operation === 'delete') return Object.fromEntries(Object.entries(state).filter(([id]) => id !== _id))
  return _rev ? { ...state, [_id]: { type: _type, rev: _rev, ...(path ? { path } : {}) } } : state
}

function operationOf(before: object | undefined, now: object | undefined): Change['operation'] {
  if (!now) return 'delete'
  return before ? 'update' : 'create'
}

// An id may be any text, `constructor` as well.
function own(state: ContentState, id: string) {
  return Object.hasOwn(state, id) ? state[id] : undefined
}
