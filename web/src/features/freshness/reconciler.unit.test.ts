import { expect, test } from 'vitest'
import type { Change } from '../../sanity/tags.ts'
import type { ContentState } from './content-state.ts'
import { createReconciler } from './reconciler.ts'

const everything: Change = { _id: 'start', _type: 'menuEntry', operation: 'update' }
const one: ContentState = { page_a: { type: 'page', rev: '1', path: '/a' }, menu_a: { type: 'menuEntry', rev: '1' } }

/** A content source whose content the test sets, and a portal that writes down what it was told. */
function portal(rendered: ContentState | undefined, published: ContentState) {
  let now = published
  let settled = true
  let file = rendered
  const applied: string[] = []
  const old: string[] = []
  const reconciler = createReconciler({
    load: async () => file,
    save: async (state) => void (file = state),
    read: async () => now,
    probe: async () => JSON.stringify(now),
    apply: async (changes) => void applied.push(...changes.map(({ _id, operation }) => `${operation} ${_id}`)),
    isSettled: () => settled,
    markOld: (changes) => void old.push(...changes.map(({ _id }) => _id)),
    everything,
  })
  return {
    ...reconciler,
    applied,
    old,
    publish: (state: ContentState) => void (now = state),
    settled: (value: boolean) => void (settled = value),
    saved: () => file,
  }
}

test('A3 a start marks as old exactly what changed since the pages were rendered', async () => {
  const { start, old } = portal(one, { ...one, page_a: { type: 'page', rev: '2', path: '/b' } })
  expect(await start()).toEqual([
    { _id: 'page_a', _type: 'page', operation: 'update', path: '/b', previousPath: '/a', moved: true, _rev: '2' },
  ])
  expect(old).toEqual(['page_a'])
  const same = portal(one, one)
  expect(await same.start()).toEqual([])
})

test('A3 when nobody knows what the pages show, everything is old', async () => {
  const { start } = portal(undefined, one)
  expect(await start()).toEqual([everything])
})

test('M1 a change of which no webhook tells is applied at the second look', async () => {
  const { start, look, publish, applied } = portal(one, one)
  await start()
  expect(await look()).toEqual([])
  publish({ menu_a: { type: 'menuEntry', rev: '2' } })
  expect(await look()).toEqual([])
  expect((await look()).map(({ _id }) => _id)).toEqual(['page_a', 'menu_a'])
  expect(applied).toEqual(['delete page_a', 'update menu_a'])
  expect(await look()).toEqual([])
})

test('M1 a change that a webhook tells of in time is not applied twice', async () => {
  const { start, look, noteTold, publish, applied } = portal(one, one)
  await start()
  publish({ ...one, menu_a: { type: 'menuEntry', rev: '2' } })
  await look()
  noteTold({ _id: 'menu_a', _type: 'menuEntry', operation: 'update', _rev: '2' })
  expect(await look()).toEqual([])
  expect(applied).toEqual([])
})

test('M1 what the pages show is noted only once they show it, so that a kill loses nothing', async () => {
  const { start, look, noteTold, publish, settled, saved } = portal(one, one)
  await start()
  const next = { ...one, menu_a: { type: 'menuEntry', rev: '2' } }
  publish(next)
  settled(false)
  noteTold({ _id: 'menu_a', _type: 'menuEntry', operation: 'update', _rev: '2' })
  await look()
  expect(saved()).toEqual(one)
  settled(true)
  await look()
  expect(saved()).toEqual(next)
})

test('Q1 a portal that started while the content source was down has everything rendered once it is back', async () => {
  const { look, applied } = portal(undefined, one)
  await look()
  expect(applied).toEqual(['update start'])
  expect(await look()).toEqual([])
})
