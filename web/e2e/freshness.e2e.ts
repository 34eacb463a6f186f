import { setTimeout } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'
import { lake, stack } from './stack.ts'

const PAGE = { id: 'page_docs_accounts_v3_users', path: '/docs/accounts/v3/users' }
const PUBLISHES = 20

// Uncompressed: compressing each answer would take from the time that is measured.
const html = async (path: string) =>
  (await fetch(`${stack.webUrl}${path}`, { headers: { 'accept-encoding': 'identity' } })).text()

/** Publishes a change as the Studio does: a draft is edited, then published. Answers when the lake has answered. */
async function publish(set: Record<string, string>): Promise<void> {
  const draftId = `drafts.${PAGE.id}`
  await lake.action({ actionType: 'sanity.action.document.edit', draftId, publishedId: PAGE.id, patch: { set } })
  await lake.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: PAGE.id })
}

/** Asks as an impatient reader would, every `pause` milliseconds, until the new text is served. */
async function millisecondsUntil(path: string, text: string, pause = 20): Promise<number> {
  const since = performance.now()
  while (!(await html(path)).includes(text)) {
    if (performance.now() - since > 60_000) throw new Error(`"${text}" did not show at ${path} within 60 s`)
    await setTimeout(pause)
  }
  return performance.now() - since
}

async function livePaths(): Promise<{ paths: string[]; references: string[] }> {
  return (await fetch(`${stack.webUrl}/api/paths`)).json()
}

test(`M2 a publication shows, measured over ${PUBLISHES}`, async ({ content }) => {
  test.slow()
  await content.set(PAGE.id, {})
  const times: number[] = []
  for (let n = 1; n <= PUBLISHES; n++) {
    const text = `Edition ${n} of ${PUBLISHES}.`
    await publish({ 'body[0].children[0].text': text })
    times.push(await millisecondsUntil(PAGE.path, text))
  }
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  console.log(
    `publish to visible, ${PUBLISHES} times: median ${median.toFixed(0)} ms, maximum ${sorted.at(-1)?.toFixed(0)} ms`,
  )
  expect(times).toHaveLength(PUBLISHES)
})

test('M2 two changes at once are both shown, the last one last', async ({ content }) => {
  await content.set(PAGE.id, {})
  await Promise.all([
    publish({ title: 'Users, first' }),
    content.set('page_docs_accounts_v3_webhooks', { title: 'Hooks' }),
  ])
  await publish({ title: 'Users, second' })
  await millisecondsUntil(PAGE.path, 'Users, second')
  await millisecondsUntil('/docs/accounts/v3/webhooks', 'Hooks')
  expect(await html(PAGE.path)).not.toContain('Users, first')
})

test('M2 a change of the menu shows on every guide and on references, measured', async ({ content }) => {
  test.slow()
  const { paths, references } = await livePaths()
  expect(paths.length).toBeGreaterThanOrEqual(15)
  expect(references.length).toBeGreaterThanOrEqual(8)
  const since = performance.now()
  await content.set('menu_accounts_v3_users', { label: 'People' })
  // Readers who go through every page, and again through those that were still old.
  let lastOld = 0
  let slowest = 0
  const read = async (waiting: string[]) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const asked = performance.now()
      const isNew = (await html(path)).includes('People')
      const now = performance.now()
      slowest = Math.max(slowest, now - asked)
      if (isNew) continue
      lastOld = now - since
      expect(lastOld, `${path} is old`).toBeLessThan(120_000)
      waiting.push(path)
      await setTimeout(50)
    }
  }
  // A page of a reference is as large as ten guides: a few of them show what holds for each.
  const some = references.filter((_, index) => index % 25 === 0)
  const waiting = [...paths, ...some]
  await Promise.all([read(waiting), read(waiting)])
  console.log(
    `a change of the menu, on ${paths.length} guides and ${some.length} pages of references: the last old answer ` +
      `after ${(lastOld / 1000).toFixed(1)} s, the slowest answer took ${(slowest / 1000).toFixed(1)} s, ` +
      `all read after ${((performance.now() - since) / 1000).toFixed(1)} s`,
  )
})
