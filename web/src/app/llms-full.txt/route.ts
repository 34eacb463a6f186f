import { catalogue } from '../catalogue.ts'
import { guideMarkdown } from '../markdown-of.ts'
import { notReady, textResponse } from '../text-response.ts'

let made: { version: number; text: Promise<string> } | undefined

/** `/llms-full.txt`: every guide in one file, what is deprecated last. Made once for each state of the content. */
export async function GET(request: Request): Promise<Response> {
  try {
    const content = catalogue()
    await content.ready()
    const version = content.version()
    if (made?.version !== version) {
      const text = wholeText()
      made = { version, text }
      text.catch(() => (made = undefined))
    }
    return textResponse(request, await made.text, 'text/plain')
  } catch (error) {
    return notReady(error)
  }
}

async function wholeText(): Promise<string> {
  const pages = catalogue().pages()
  const ordered = [
    ...pages.filter(({ version }) => version !== 'v2'),
    ...pages.filter(({ version }) => version === 'v2'),
  ]
  const texts: string[] = []
  // One after the other: readers come first.
  for (const { path } of ordered) texts.push((await guideMarkdown(path)) ?? '')
  return texts.filter(Boolean).join('\n---\n\n')
}
