import { expect, test } from 'vitest'
import { tidyDescription } from './tidy.ts'

test('D7 nothing of a description is loaded from another host: references, images and examples', () => {
  const tidy = tidyDescription({
    info: { description: 'A ![logo](https://a.example/l.png) and <img src="https://a.example/t.gif">.' },
    'x-tagGroups': [],
    paths: {
      '/a': {
        get: {
          responses: { 200: { $ref: 'https://a.example/r.yaml#/x' } },
          requestBody: { content: { x: { examples: { y: { externalValue: 'https://a.example/e.json' } } } } },
        },
      },
    },
  })
  expect(tidy).toEqual({
    info: { description: 'A [logo](https://a.example/l.png) and .' },
    paths: {
      '/a': {
        get: {
          responses: { 200: { description: 'Described in another document: https://a.example/r.yaml#/x' } },
          requestBody: { content: { x: { examples: { y: {} } } } },
        },
      },
    },
  })
})

test('G1 a path that stands among the components is found', () => {
  const item = { get: { summary: 'Read', responses: {} } }
  expect(
    tidyDescription({ paths: { '/a': { $ref: '#/components/pathItems/A' } }, components: { pathItems: { A: item } } }),
  ).toMatchObject({ paths: { '/a': item } })
})
