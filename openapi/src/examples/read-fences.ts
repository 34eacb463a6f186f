/** A fenced block of a Markdown page, with what its info string says. */
export type Fence = { language: string; attributes: Record<string, string>; text: string; line: number }

const OPENING = /^\s*(`{3,})(\w+)(.*)$/

function readAttributes(info: string): Record<string, string> {
  return Object.fromEntries(
    [...info.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']),
  )
}

/** Every fenced block of a Markdown text. */
export function readFences(markdown: string): Fence[] {
  const fences: Fence[] = []
  let open: { ticks: string; fence: Fence } | undefined
  for (const [index, row] of markdown.split('\n').entries()) {
    const [, ticks, language = '', info = ''] = OPENING.exec(row) ?? []
    if (open && row.trim() === open.ticks) {
      fences.push(open.fence)
      open = undefined
    } else if (open) open.fence.text += `${row}\n`
    else if (ticks) open = { ticks, fence: { language, attributes: readAttributes(info), text: '', line: index + 1 } }
  }
  return fences
}
