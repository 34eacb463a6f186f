import type { Hub } from './listen/hub.ts'
import type { QueryRunner } from './query/query-runner.ts'
import type { Store } from './store/open-store.ts'

export type Role = 'read' | 'write' | 'admin'
/** An anonymous viewer with the letterbox token reads like any other, and may leave letters. */
export type Viewer =
  | { kind: 'anonymous'; mayLeaveLetters?: true }
  | { kind: 'user'; id: string; name: string; role: Role }

/** One request, taken apart. `apiVersion` is `1`, `X` or a date; empty on a route that has no version. */
export type Call = {
  request: Request
  url: URL
  params: Readonly<Record<string, string>>
  apiVersion: string
  viewer: Viewer
}

export type LakeConfig = {
  projectId: string
  datasets: readonly string[]
}

/** What a handler may use. Time and ids are passed in, so that a test can choose them. */
export type Services = {
  store: Store
  hub: Hub
  queries: QueryRunner
  clock: () => Date
  newId: () => string
  config: LakeConfig
}

export type Handler = (call: Call, lake: Services) => Response | Promise<Response>
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `path` has literal segments, `:name` for one segment and a last `*name` for all that follow. */
export type Route = { method: Method; path: string; versioned: boolean; handler: Handler }
