/** Stands in the script that asks for Scalar's: it is found in the build by this. */
export const TAKEOVER_MARK = '[reference] Scalar renders anew:'

/** Stands in the script with Scalar's client, which Scalar asks for once it runs. */
export const CLIENT_MARK = 'operation:send:request:hotkey'

const LIST = /\[(?:"static\/chunks\/[\w.~-]+",?)+\]/g

/**
 * The addresses of what takes a page over, as the bundler wrote them into the script that asks for them: of its lists,
 * the one that has Scalar's stylesheet too.
 */
export function filesOfTakeover(script: string): string[] {
  const lists = (script.match(LIST) ?? []).map((list) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, file]) => `/_next/${file}`),
  )
  return lists.find((files) => files.some((file) => file.endsWith('.css'))) ?? []
}
