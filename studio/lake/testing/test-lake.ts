import type { Role, Viewer } from '../context.ts'
import { unauthorized } from '../errors.ts'
import { createLake, type Lake } from '../lake.ts'
import { openStore } from '../store/open-store.ts'

const roles: ReadonlyMap<string, Role> = new Map([
  ['read-token', 'read'],
  ['write-token', 'write'],
  ['admin-token', 'admin'],
])

/** Stands in for the real credentials: `Bearer read-token`, `write-token` or `admin-token`. */
export function authenticateForTest(request: Request): Viewer {
  const credential = request.headers.get('authorization')
  if (credential === null) return { kind: 'anonymous' }
  const role = roles.get(credential.replace(/^Bearer /, ''))
  if (!role) throw unauthorized()
  return { kind: 'user', id: `u-${role}`, name: `Test ${role}`, role }
}

/** A lake in memory, whose ids count up and whose clock moves a second at each look. */
export function createTestLake(path = ':memory:'): Lake & { end: () => void; failures: unknown[] } {
  const store = openStore({ path, datasets: ['production', 'test'] })
  let ids = 0
  let seconds = 0
  const failures: unknown[] = []
  const lake = createLake({
    store,
    config: { projectId: 'embedded', datasets: ['production', 'test'] },
    clock: () => new Date(Date.UTC(2026, 0, 1) + 1000 * seconds++),
    newId: () => `id${String(++ids).padStart(4, '0')}`,
    authenticate: authenticateForTest,
    report: (error) => failures.push(error),
  })
  return {
    ...lake,
    failures,
    end() {
      lake.close()
      store.close()
    },
  }
}
