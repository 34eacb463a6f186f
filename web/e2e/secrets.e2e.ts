import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stack } from './stack.ts'

const NAMES = [
  'LAKE_WRITE_TOKEN',
  'LAKE_READ_TOKEN',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'WEBHOOK_SECRET',
  'PREVIEW_SECRET',
]
const build = join(import.meta.dirname, '..', process.env['NEXT_DIST_DIR'] ?? '.next', 'static')
const studioBuild = process.env['STUDIO_DIST'] ?? ''

test('Q5 no secret, no internal address and no path of the machine is in what browsers load', async () => {
  const secrets = new Map(NAMES.map((name) => [name, process.env[name] ?? '']))
  expect(
    [...secrets].filter(([, value]) => value.length < 16),
    'every secret is known to the test',
  ).toEqual([])
  // The Studio has to know the lake; a reader's browser never asks it.
  const internal = new Map([
    ...secrets,
    ['LAKE_URL', new URL(stack.lakeUrl).host],
    ['folder', import.meta.dirname.replace(/\/web\/e2e$/, '')],
  ])

  expect(leaksIn(filesBelow(build), internal), 'the scripts and styles of the portal').toEqual([])
  expect(leaksIn(filesBelow(studioBuild), secrets), 'the build of the Studio').toEqual([])
  const pages = [
    '/',
    '/docs/accounts/v3/webhooks',
    '/accounts/v3/reference-accounts-api',
    '/search?q=token',
    '/nowhere',
  ]
  const bodies = pages.flatMap((path) => [
    { name: path, headers: {} },
    { name: path, headers: { rsc: '1' } },
  ])
  const answers = await Promise.all(
    bodies.map(async ({ name, headers }) => ({
      name,
      text: await (await fetch(stack.webUrl + name, { headers })).text(),
    })),
  )
  expect(leaksIn(answers, internal), 'pages and their payloads').toEqual([])
})

type Text = { name: string; text: string }

function filesBelow(folder: string): Text[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length, folder).toBeGreaterThan(10)
  return files.map((file) => {
    const name = join(file.parentPath, file.name)
    return { name, text: readFileSync(name, 'latin1') }
  })
}

function leaksIn(texts: readonly Text[], forbidden: ReadonlyMap<string, string>): string[] {
  return texts.flatMap(({ name, text }) =>
    [...forbidden].flatMap(([what, value]) => (text.includes(value) ? [`${what} in ${name}`] : [])),
  )
}
