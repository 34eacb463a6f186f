import { expect, test } from 'vitest'
import type { Change } from '../../sanity/tags.ts'
import { createRevalidator, type RevalidatorParts } from './revalidator.ts'

const page = (path: string, moved = false): Change => ({
  _id: `page_${path.slice(1)}`,
  _type: 'page',
  operation: 'update',
  path,
  previousPath: path,
  moved,
})
const menu: Change = { _id: 'menu_a', _type: 'menuEntry', operation: 'update' }

/** A portal that renders at once and writes down what was asked of it. */
function portal(given: Partial<RevalidatorParts> = {}) {
  const done: string[] = []
  let moment = 0
  const parts: RevalidatorParts = {
    purge: async (tags) => {
      done.push(`purge ${tags.join(' ')}`)
      return (moment += 1)
    },
    warm: async (path) => {
      done.push(`warm ${path}`)
      return true
    },
    refreshPaths: async () => void done.push('paths'),
    knownPaths: async () => ({ pages: ['/a', '/b', '/c'], references: ['/reference/x', '/reference/y'] }),
    dependents: async (ids) => (ids.length > 0 ? ['/linking'] : []),
    liveTables: async () => ['/coverage'],
    referencePages: () => [],
    recentFirst: (paths) => [...paths],
    recentReads: () => ['/c'],
    calm: async () => {},
    now: () => moment,
    ...given,
  }
  return { done, ...createRevalidator(parts) }
}

test('M1 a change of text purges its page and renders it alone', async () => {
  const { done, submit } = portal()
  expect(await submit(page('/a'))).toEqual({
    purged: ['path:/a'],
    warmed: 1,
    late: 0,
    everywhere: false,
    fresh: [{ path: '/a', at: 1 }],
  })
  expect(done).toEqual(['purge path:/a', 'warm /a'])
})

test('M2 a page that moved renders those that link to it, after the set of live paths', async () => {
  const { done, submit } = portal()
  await submit({ ...page('/new', true), previousPath: '/old' })
  expect(done).toEqual([
    'purge path:/new path:/old place:/new place:/old link:page_new paths',
    'paths',
    'warm /new',
    'warm /old',
    'warm /linking',
  ])
})

test('M2 changes that come together are purged together, and each is answered', async () => {
  const { done, submit } = portal()
  const first = submit(page('/a'))
  const others = [submit(page('/b')), submit(page('/c')), submit(page('/b'))]
  expect(await first).toMatchObject({ purged: ['path:/a', 'path:/b', 'path:/c'], warmed: 3, late: 0 })
  for (const other of others) expect(await other).toEqual(await first)
  expect(done.filter((line) => line.startsWith('purge'))).toEqual(['purge path:/a path:/b path:/c'])
})

test('M2 fifty documents of one publication, told twice and in any order, are one purge of each tag', async () => {
  const { done, submit } = portal()
  const changes = Array.from({ length: 50 }, (_, number) => page(`/page${number}`))
  await Promise.all([...changes.toReversed(), ...changes].map(submit))
  const purged = done.filter((line) => line.startsWith('purge')).flatMap((line) => line.split(' ').slice(1))
  expect(purged.toSorted()).toEqual(changes.map(({ path }) => `path:${path}`).toSorted())
})

test('M2 a change of the menu is answered when what is being read shows it; the others follow', async () => {
  const { done, submit } = portal()
  expect(await submit(menu)).toMatchObject({ purged: ['menu'], everywhere: true })
  expect(done.slice(0, 2)).toEqual(['purge menu', 'warm /c'])
  await expect
    .poll(() => done.slice(2))
    .toEqual(['warm /c', 'warm /a', 'warm /b', 'warm /c', 'warm /reference/x', 'warm /reference/y'])
})

test('M2 the second change of a burst of menu entries is answered at once and starts the sweep again', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const seen: string[] = []
  const { submit } = portal({
    warm: async (path, since) => {
      if (path !== '/c') await gate
      seen.push(`${path}@${since}`)
      return true
    },
  })
  await submit(menu)
  await submit(menu)
  expect(new Set(seen)).toEqual(new Set(['/c@1']))
  open()
  const references = ['/reference/x@2', '/reference/y@2']
  await expect
    .poll(() => seen.slice(-5))
    .toEqual([expect.any(String), expect.any(String), expect.any(String), ...references])
  expect(seen.slice(-5, -2).toSorted()).toEqual(['/a@2', '/b@2', '/c@2'])
})

test('M2 after each change what is being read is rendered at once; the others once, when the changes stop coming', async () => {
  const calm = Promise.withResolvers<void>()
  const rendered: string[] = []
  const { submit } = portal({
    calm: () => calm.promise,
    warm: async (path, since) => {
      rendered.push(`${path}@${since}`)
      return true
    },
  })
  await submit(menu)
  await submit(menu)
  await expect.poll(() => rendered.at(-1)).toBe('/c@2')
  expect(rendered.filter((one) => !one.startsWith('/c'))).toEqual([])
  calm.resolve()
  await expect.poll(() => rendered.slice(-5)).toEqual(['/a@2', '/b@2', '/c@2', '/reference/x@2', '/reference/y@2'])
})

test('M3 a page that can not be rendered is told as late and holds up nothing', async () => {
  const { submit } = portal({ warm: async () => false })
  expect(await submit(page('/a'))).toMatchObject({ warmed: 0, late: 1 })
  expect(await submit(page('/b'))).toMatchObject({ late: 1 })
})

test('M2 of many pages that depend on a change, the sender waits half a second for some; the others follow', async () => {
  const many = Array.from({ length: 10 }, (_, index) => `/linking${index}`)
  let moment = 0
  const { done, submit, isSettled } = portal({
    purge: async () => 0,
    dependents: async () => many,
    now: () => moment,
    warm: async (path) => {
      moment += 200
      done.push(path)
      return true
    },
  })
  expect(await submit(page('/a', true))).toMatchObject({ late: 8 })
  await expect.poll(isSettled).toBe(true)
  expect(done.filter((path) => path.startsWith('/linking')).toSorted()).toEqual(many)
})

test('M3 a purge that fails is told to the sender, and the next change is served', async () => {
  let fails = true
  const { submit } = portal({
    purge: async () => {
      if (fails) throw new Error('no answer')
      return 1
    },
  })
  await expect(submit(page('/a'))).rejects.toThrow('no answer')
  fails = false
  expect(await submit(page('/a'))).toMatchObject({ warmed: 1 })
})

test('M1 a change to what no page reads does nothing', async () => {
  const { done, submit } = portal()
  expect(await submit({ _id: 'image-x', _type: 'sanity.imageAsset', operation: 'create' })).toMatchObject({
    purged: [],
  })
  expect(done).toEqual([])
})
