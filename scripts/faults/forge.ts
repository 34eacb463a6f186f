const PAUSE_MS = 20

/** Sends forged webhooks, fifty a second. Answers what ends it, and tells the answers that were no refusal. */
export function forge(webUrl: string): () => Promise<string[]> {
  const answers: Promise<string>[] = []
  const timer = setInterval(() => answers.push(sendForged(webUrl)), PAUSE_MS)
  return async () => {
    clearInterval(timer)
    const accepted = (await Promise.all(answers)).filter((answer) => answer !== '401')
    return answers.length === 0 ? ['no webhook was forged'] : accepted.map((answer) => `a forged webhook: ${answer}`)
  }
}

async function sendForged(webUrl: string): Promise<string> {
  const body = JSON.stringify({ _id: 'siteSettings', _type: 'siteSettings', operation: 'update' })
  const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${Date.now()},v1=forged` }
  try {
    const response = await fetch(`${webUrl}/api/revalidate`, { method: 'POST', headers, body })
    await response.body?.cancel()
    return String(response.status)
  } catch (error) {
    return String(error)
  }
}
