import { mediaTypes } from '../wire.ts'

const linesAtOnce = 200

/** One JSON value a line, written as it is read: an answer as long as the dataset is never held as one text. */
export function ndjson(values: Iterable<unknown>): Response {
  const encoder = new TextEncoder()
  const iterator = values[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = ''
      for (let line = 0; line < linesAtOnce; line++) {
        const { done, value } = iterator.next()
        if (done === true) {
          if (text !== '') controller.enqueue(encoder.encode(text))
          controller.close()
          return
        }
        text += `${JSON.stringify(value)}\n`
      }
      controller.enqueue(encoder.encode(text))
    },
  })
  return new Response(body, { headers: { 'content-type': mediaTypes.ndjson, 'cache-control': 'no-store' } })
}
