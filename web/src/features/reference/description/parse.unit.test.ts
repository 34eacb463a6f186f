import { describe, expect, test } from 'vitest'
import { parseDescription } from './parse.ts'

const info = 'info: {title: T, version: "1"}\n'

describe('a description is read', () => {
  test.each([
    ['OpenAPI 3.1 in YAML', `openapi: 3.1.0\n${info}paths: {}`],
    ['OpenAPI 3.0 in YAML', `openapi: 3.0.3\n${info}paths: {}`],
    ['OpenAPI 3.2 in YAML', `openapi: 3.2.0\n${info}paths: {}`],
    ['Swagger 2.0', `swagger: "2.0"\n${info}paths: {}`],
    ['JSON with a byte order mark', '\uFEFF{"openapi":"3.1.0","info":{"title":"T"},"paths":{}}'],
    ['webhooks alone', `openapi: 3.1.0\n${info}webhooks: {}`],
  ])('B7 %s', (_, text) => expect(parseDescription(text)).toMatchObject({ info: { title: 'T' } }))
})

describe('what is none is refused in words', () => {
  const lines = Array.from({ length: 9 }, (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`)
  test.each([
    ['nothing', '', 'no mapping'],
    ['HTML', '<!doctype html><title>Not found</title>', 'no mapping'],
    ['another mapping', 'hello: world', 'does not say its version'],
    ['OpenAPI 4', `openapi: 4.0.0\n${info}paths: {}`, 'OpenAPI 4.0.0 is not known here'],
    ['no info', 'openapi: 3.1.0\npaths: {}', 'no info'],
    ['no paths', `openapi: 3.1.0\n${info}`, 'no paths'],
    ['paths that are a list', `openapi: 3.1.0\n${info}paths: []`, 'paths are no mapping'],
    ['a text that ends early', '{"openapi": "3.1.0", ', "can't be read"],
    ['a bomb of aliases', ['a: &a-1 [x]', ...lines].join('\n'), "can't be read"],
    ['a text over the limit', `openapi: 3.1.0\n${info}paths: {}\n#${'x'.repeat(8 * 1024 * 1024)}`, 'larger than 8 MB'],
    [
      'deep nesting',
      `{"openapi":"3.1.0","info":{},"paths":{},"x":${'['.repeat(200)}${']'.repeat(200)}}`,
      'deeper than',
    ],
    [
      'a thousand headings',
      JSON.stringify({ openapi: '3.1.0', info: { description: '# H\n\nx\n'.repeat(1000) }, paths: {} }),
      'more than 200 headings',
    ],
    [
      'an endless paragraph',
      JSON.stringify({ openapi: '3.1.0', info: { description: 'x'.repeat(300_000) }, paths: {} }),
      'longer than 200000 characters',
    ],
  ])('Q3 %s', (_, text, reason) => expect(() => parseDescription(text)).toThrow(reason))
})
