import type { Route } from './context.ts'

/** The data endpoints, under the service's own names. The process adds those that need the machine: assets, sockets, users. */
export const dataRoutes: readonly Route[] = []
