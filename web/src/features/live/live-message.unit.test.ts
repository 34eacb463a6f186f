import { expect, test } from 'vitest'
import { newerRendering, parseMessage } from './live-message.ts'

test('M4 a message names the pages that changed', () => {
  expect(parseMessage('{"id":"e-1","changes":[["/a",5],["/b","x"],7],"spread":20}')).toEqual({
    kind: 'news',
    id: 'e-1',
    changes: [['/a', 5]],
    spread: 20,
  })
  expect(parseMessage('{"id":"e-1","reset":true}')).toEqual({ kind: 'reset', id: 'e-1' })
  for (const odd of ['', '{', 'null', '7', '{}', '{"id":7}']) expect(parseMessage(odd)).toEqual({ kind: 'beat' })
})

test('M4 only a newer rendering of its own page concerns a tab', () => {
  const news = parseMessage('{"id":"e-3","changes":[["/a",5],["/a",9],["/b",20]],"spread":0}')
  expect(newerRendering(news, '/a', 4)).toBe(9)
  expect(newerRendering(news, '/a', 9)).toBeUndefined()
  expect(newerRendering(news, '/c', 0)).toBeUndefined()
  expect(newerRendering({ kind: 'beat' }, '/a', 0)).toBeUndefined()
})
