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
    projects: [
      kind('unit', 'unit.test.{ts,tsx}'),
      kind('contract', 'contract.test.ts', { testTimeout: 60_000, hookTimeout: 120_000 }),
      kind('property', 'property.test.ts', { testTimeout: 60_000 }),
    ],
  },
})
