import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/paths.ts'

// No container engine runs where the tests do: what can drift apart is compared.
const dockerfile = readFileSync(join(root, 'web/Dockerfile'), 'utf8')
const compose = readFileSync(join(root, 'scripts/compose.yaml'), 'utf8')

test('R3 the image takes the pnpm of the repository, runs without root and starts what stands there', () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(dockerfile).toContain(`npm install --global ${packageManager}`)
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER node$/m)
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]')
  expect(existsSync(join(root, 'web', command.at(-1)))).toBe(true)
  // It can be rolled back to Next's own server where it runs.
  expect(compose).toContain('PORTAL_SERVER: ')
})

const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')

test('R3 no file of secrets goes into the image or into the repository', () => {
  expect(lines('web/Dockerfile.dockerignore')).toEqual(expect.arrayContaining(['**/.env*', '.data']))
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['.env', '.env.*', '.data/']))
})

test('R3 no secret is baked into the image: those come with the environment of the container', () => {
  const secrets = ['SANITY_READ_TOKEN', 'SANITY_WRITE_TOKEN', 'WEBHOOK_SECRET', 'PREVIEW_SECRET']
  for (const name of secrets) {
    expect(dockerfile).not.toContain(name)
    expect(compose).toContain(`${name}: \${${name}:`)
  }
})
