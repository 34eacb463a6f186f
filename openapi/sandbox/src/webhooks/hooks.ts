import { perWorld } from '../state/world.ts'

/** Where a visitor wants events sent, and how many were sent in the running minute. */
export type Hooks = {
  target: { url: string; secret: string } | undefined
  /** What a subscription of the Direct Payment API named; called where it lies on this machine. */
  subscription: string | undefined
  sent: { minute: number; count: number }
}

export const hooksOf = perWorld((): Hooks => ({
  target: undefined,
  subscription: undefined,
  sent: { minute: 0, count: 0 },
}))
