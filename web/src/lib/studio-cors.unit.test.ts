import { expect, test } from 'vitest'
import { studioCors } from './studio-cors.ts'

const STUDIO = 'http://localhost:3333'
const from = (origin?: string) => new Request('http://localhost:3000/', origin ? { headers: { origin } } : {})

test('O6 the Studio alone may read what is for the Studio', () => {
  expect(studioCors(from(STUDIO), STUDIO)).toMatchObject({ 'access-control-allow-origin': STUDIO, vary: 'origin' })
  for (const origin of ['http://localhost:3334', 'https://localhost:3333', 'http://evil.test', 'null', undefined])
    expect(studioCors(from(origin), STUDIO)).toBeUndefined()
  expect(studioCors(from(STUDIO), undefined)).toBeUndefined()
})
