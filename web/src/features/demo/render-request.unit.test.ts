import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { DemoRequest } from './demo.ts'
import { accountsDemo } from './accounts-demo.ts'
import { paymentsDemo } from './payments-demo.ts'
import { renderRequest } from './render-request.ts'

const ORIGIN = 'http://localhost:3000'

const request: DemoRequest = {
  method: 'POST',
  path: '/sandbox/accounts-v3/v3/users',
  headers: { Authorization: 'Bearer abc' },
  json: { external_id: "it's", functional: { wait: true }, countries: ['FR'] },
}

describe('renderRequest', () => {
  test('H2 curl quotes for a shell: what a shell hands over is what was meant', () => {
    const command = renderRequest('curl', request, ORIGIN).replace(/^curl/, 'printf "%s\\n"')
    const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' })
    expect(words).toContain('"external_id": "it\'s"')
    expect(words).toContain('http://localhost:3000/sandbox/accounts-v3/v3/users')
  })

  test('H2 JavaScript', () => {
    expect(renderRequest('javascript', request, ORIGIN))
      .toBe(`const response = await fetch('http://localhost:3000/sandbox/accounts-v3/v3/users', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer abc',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    external_id: 'it\\'s',
    functional: {
      wait: true,
    },
    countries: ['FR'],
  }),
})
console.log(response.status, await response.json())`)
  })

  test('H2 Python', () => {
    expect(renderRequest('python', request, ORIGIN)).toContain(`    json={
        'external_id': 'it\\'s',
        'functional': {
            'wait': True,
        },
        'countries': ['FR'],
    },`)
  })

  test.each([accountsDemo, paymentsDemo].flatMap(({ steps }) => steps.flatMap(({ calls }) => calls)))(
    'H2 the JavaScript of “$title” is a program',
    ({ build }) => {
      const program = renderRequest('javascript', build({}), ORIGIN)
      expect(() => new Function(`return async () => { ${program} }`)).not.toThrow()
    },
  )
})
