import { afterEach, expect, test } from 'vitest'
import { page, startServing } from './fake-next.ts'

let serving: Awaited<ReturnType<typeof startServing>>
afterEach(() => serving.close())

/** A Next that keeps one edition a page, and makes another when it is asked for a fresh one. */
async function editions(given: Parameters<typeof startServing>[0] = {}) {
  serving = await startServing(given)
  let made = 0
  const kept = new Map<string, number>()
  serving.next(async ({ url, fresh }) => {
    const known = kept.get(url)
    if (known === undefined || fresh) {
      const startedAt = serving.ledger.now()
      kept.set(url, (made += 1))
      serving.ledger.stored(url, [`path:${url}`, 'menu'], startedAt)
    }
    return page(`<p>edition ${kept.get(url)}</p>`)
  })
}

test('M2 the first request after a change gets the new page, and the page is rendered once for all who ask', async () => {
  await editions()
  await serving.get('/a')
  await serving.get('/b')
  serving.ledger.purged(['menu'])
  const answers = await Promise.all(Array.from({ length: 5 }, () => serving.get('/a')))
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => '<p>edition 3</p>'))
  expect((await serving.get('/b')).text).toBe('<p>edition 4</p>')
  expect((await serving.get('/a')).text).toBe('<p>edition 3</p>')
})

test('M1 a change leaves alone what was not made from it', async () => {
  await editions()
  // Twice: an answer during which Next stored something is not relied upon.
  for (const path of ['/a', '/b', '/a', '/b']) await serving.get(path)
  const before = serving.asked.length
  serving.ledger.purged(['path:/a'])
  expect((await serving.get('/b')).text).toBe('<p>edition 2</p>')
  expect(serving.asked).toHaveLength(before)
})

test('M2 a rendering that began before a change and ends after it does not hide the change', async () => {
  await editions()
  await serving.get('/a')
  const startedAt = serving.ledger.now()
  serving.ledger.purged(['menu'])
  serving.ledger.stored('/a', ['menu'], startedAt)
  expect((await serving.get('/a')).text).toBe('<p>edition 2</p>')
})

test('M3 when the new page can not be made, readers get the old one, and soon without waiting', async () => {
  await editions()
  for (const path of ['/a', '/b', '/c']) await serving.get(path)
  serving.ledger.purged(['menu'])
  serving.next(async ({ fresh }) => (fresh ? page('oops', {}, 500) : page('<p>old</p>')))
  for (const path of ['/a', '/b', '/c'])
    expect(await serving.get(path)).toMatchObject({ status: 200, text: '<p>old</p>' })
  const fresh = () => serving.asked.filter((question) => question.fresh).length
  // Two failed, the third was not tried.
  expect(fresh()).toBe(2)
})

test('M3 a page that takes too long is given as it was', async () => {
  await editions({ patience: 20 })
  await serving.get('/a')
  serving.ledger.purged(['menu'])
  serving.next(({ fresh }) => (fresh ? new Promise(() => {}) : Promise.resolve(page('<p>old</p>'))))
  expect(await serving.get('/a')).toMatchObject({ status: 200, text: '<p>old</p>' })
})

test('M3 after renderings failed nobody waits for another, until one succeeds behind the readers', async () => {
  await editions({ pause: 0 })
  for (const path of ['/a', '/b', '/c']) await serving.get(path)
  serving.ledger.purged(['menu'])
  serving.next(async ({ fresh }) => (fresh ? page('oops', {}, 500) : page('<p>old</p>')))
  for (const path of ['/a', '/b']) await serving.get(path)
  serving.next(({ fresh }) => (fresh ? new Promise(() => {}) : Promise.resolve(page('<p>old</p>'))))
  expect((await serving.get('/c')).text).toBe('<p>old</p>')

  let text = 'old'
  serving.next(async ({ url, fresh }) => {
    if (fresh) serving.ledger.stored(url, ['menu'], serving.ledger.now())
    if (fresh) text = 'new'
    return page(`<p>${text}</p>`)
  })
  serving.later(300_000)
  await expect.poll(async () => (await serving.get('/a')).text).toBe('<p>new</p>')
})

test('M3 an old page that Next is slow to give is given from what is kept here', async () => {
  await editions()
  await serving.get('/a')
  serving.ledger.purged(['menu'])
  serving.next(({ fresh }) => (fresh ? Promise.resolve(page('oops', {}, 500)) : new Promise(() => {})))
  expect(await serving.get('/a')).toMatchObject({ status: 200, text: '<p>edition 1</p>' })
})

test('M2 the not-found page follows the menu as well', async () => {
  await editions()
  const { ledger } = serving
  ledger.stored('/missing', ['menu'], ledger.now())
  ledger.purged(['menu'])
  let edition = 1
  serving.next(async ({ url, fresh }) => {
    if (url === '/missing' && fresh) {
      edition += 1
      ledger.stored('/missing', ['menu'], ledger.now())
    }
    return page(`<p>missing ${edition}</p>`, {}, 404)
  })
  expect(await serving.get('/nowhere')).toMatchObject({ status: 404, text: '<p>missing 2</p>' })
})

test('M2 pages that are gone hold up no other, and their tabs are told', async () => {
  const told: [string, number][] = []
  await editions({ onRendered: (path, { status }) => told.push([path, status]) })
  for (const path of ['/a', '/b', '/moved', '/c']) await serving.get(path)
  serving.ledger.purged(['menu'])
  const missing = '<html data-rendered-at="2"><p>missing</p></html>'
  serving.next(async ({ url, fresh }) => {
    if (url === '/moved') return page('', { location: '/c' }, 308)
    if (url !== '/c') return page(missing, {}, 404)
    if (fresh) serving.ledger.stored('/c', ['menu'], serving.ledger.now())
    return page('<p>new</p>')
  })
  for (const path of ['/a', '/b']) expect(await serving.get(path)).toMatchObject({ status: 404, text: missing })
  expect((await serving.get('/moved')).status).toBe(308)
  expect((await serving.get('/c')).text).toBe('<p>new</p>')
  expect(told).toEqual([
    ['/a', 404],
    ['/b', 404],
    ['/moved', 308],
    ['/c', 200],
  ])
})

test('M2 a page that says itself that it is not there is rendered anew until it is', async () => {
  await editions()
  await serving.get('/a')
  serving.ledger.purged(['menu'])
  let renderings = 0
  serving.next(async ({ fresh }) => {
    if (!fresh) return page('<p>there</p>')
    renderings += 1
    // The first one began before the page was created.
    if (renderings === 1) return page('<html>', {}, 404)
    serving.ledger.stored('/a', ['menu'], serving.ledger.now())
    return page('<p>there</p>')
  })
  expect(await serving.get('/a')).toMatchObject({ status: 200, text: '<p>there</p>' })
  expect(renderings).toBe(2)
})

test('M2 a rendering that Next began by itself is waited for', async () => {
  serving = await startServing()
  const { ledger } = serving
  ledger.purged(['menu'])
  const { promise: rendered, resolve: finish } = Promise.withResolvers<void>()
  let isNew = false
  const makeNew = async () => {
    const startedAt = ledger.now()
    await rendered
    isNew = true
    ledger.stored('/a', ['menu'], startedAt)
  }
  let begun: Promise<void> | undefined
  // Unknown since the start: Next reads it, finds it old, gives it and begins another.
  serving.next(async () => {
    ledger.read('/a', ['menu'])
    if (isNew) return page('<p>new</p>')
    begun ??= makeNew()
    return page('<p>old</p>', { 'x-nextjs-cache': 'STALE' })
  })
  const reader = serving.get('/a')
  await expect.poll(() => serving.asked.filter(({ fresh }) => fresh).length).toBe(1)
  finish()
  expect((await reader).text).toBe('<p>new</p>')
  await begun
})
