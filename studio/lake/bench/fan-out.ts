import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/** Many listeners of one query, each on a connection of its own. */
export type FanOut = {
  /** Resolves when each of them has heard of the transaction. */
  heard: (transactionId: string) => Promise<unknown>
  close: () => void
}

export async function listenWith(clients: number, url: string, headers: Record<string, string>): Promise<FanOut> {
  const waiting = new Set<(text: string) => void>()
  const responses: IncomingMessage[] = []
  for (let client = 0; client < clients; client++) {
    const request = get(url, { headers, agent: false })
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (response?.statusCode !== 200) throw new Error(`listener ${client} was answered ${response?.statusCode}`)
    responses.push(response)
    response.setEncoding('utf8').on('data', (text: string) => {
      for (const take of waiting) take(text)
    })
  }
  return {
    heard(transactionId) {
      const { promise, resolve } = Promise.withResolvers<void>()
      let left = clients
      const take = (text: string) => {
        if (!text.includes(`"transactionId":"${transactionId}"`) || --left > 0) return
        waiting.delete(take)
        resolve()
      }
      waiting.add(take)
      return promise
    },
    close: () => responses.forEach((response) => response.destroy()),
  }
}
