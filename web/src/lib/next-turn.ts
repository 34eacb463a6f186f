/** Calls back in a turn of its own, also where timers are slow, as in a tab at the back. Answers how to call it off. */
export function nextTurn(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    work()
  })
  port1.start()
  port2.postMessage(null)
  return () => port1.close()
}
