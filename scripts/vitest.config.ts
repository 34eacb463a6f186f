import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')
const exclude = ['**/node_modules/**', '**/.next*/**', '**/dist/**', '.toolchain/**']
const kind = (name: string, pattern: string, extra: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`{web,studio,openapi,scripts}/**/*.${pattern}`],
    exclude,
    environment: 'node' as const,
    ...extra,
  },
})

export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    // By itself Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    // On a busy machine one of three thousand meets a moment like no other. The run names those that needed it.
    retry: 1,
    // A busy machine is slow, not wrong: limits are there to end what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      kind('unit', 'unit.test.{ts,tsx}'),
      kind('contract', 'contract.test.ts'),
      // What random input breaks once is broken.
      kind('property', 'property.test.ts', { retry: 0 }),
    ],
  },
})
