import { perWorld } from '../state/world.ts'

/** Where a visitor wants events sent: of the Accounts APIs by the sandbox's own call, of payments by subscription. */
export type Hooks = { events: { url: string; secret: string } | undefined; subscription: string | undefined }

export const hooksOf = perWorld((): Hooks => ({ events: undefined, subscription: undefined }))
