import { megabytes, type Section } from '../report.ts'
import type { Stack } from '../../stack/stack.ts'
import { residentBytes } from './memory.ts'

const AT_A_TIME = 16

/** The memory of the portal and of the lake before and after many requests, spread over all pages. */
export async function measureMemory(stack: Stack, paths: readonly string[], requests: number): Promise<Section> {
  const resident = () => ['web', 'lake'].map((name) => residentBytes(stack.children.pid(name) ?? 0))
  const before = resident()
  let sent = 0
  let failed = 0
  const reader = async () => {
    while (sent < requests) {
      const path = paths[sent++ % paths.length] ?? '/'
      const response = await fetch(stack.config.webUrl + path)
      await response.arrayBuffer()
      if (!response.ok) failed++
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, reader))
  const after = resident()
  return {
    title: `Memory after ${requests} requests`,
    note: `Resident memory of the processes, before and after; the requests go over ${paths.length} pages, ${AT_A_TIME} at a time; ${failed} failed.`,
    columns: ['process', 'before', 'after'],
    rows: ['portal', 'lake'].map((name, n) => [name, megabytes(before[n] ?? 0), megabytes(after[n] ?? 0)]),
  }
}
