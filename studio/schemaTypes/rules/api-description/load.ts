import { MAX_BYTES } from './limits.ts'

export type Loaded = { ok: true; text: string } | { ok: false; reason: 'unreachable' | 'too large'; detail: string }

/** The text at an address, no more of it than a description may have. */
export async function loadText(url: string, load: typeof fetch = fetch): Promise<Loaded> {
  try {
    const response = await load(url, { credentials: 'omit', signal: AbortSignal.timeout(20_000) })
    if (!response.ok) return { ok: false, reason: 'unreachable', detail: `It answers ${response.status}.` }
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value
      if (text.length <= MAX_BYTES) continue
      await reader?.cancel()
      return { ok: false, reason: 'too large', detail: `Larger than ${MAX_BYTES / 1024 / 1024} MB.` }
    }
    return { ok: true, text }
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
  }
}
