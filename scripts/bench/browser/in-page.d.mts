import type { SearchControls } from '../subject.ts'

/** Times in milliseconds since the navigation began; `cls` is the sum of shifts. */
export type Observed = { fcp: number; lcp: number; cls: number; tbt: number }

export function observe(): void
export function collect(): Observed
export function begunBeforeLoad(): string[]
export function markLink(selector: string): void
export function armClock(): void
export function readClock(): number | false
export function queryTime(query: { search: SearchControls; word: string }): Promise<number>
