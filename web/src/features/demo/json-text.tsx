import styles from './call-panel.module.css'

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g

/** JSON with its names, texts and numbers told apart. Any other text is shown as it is. */
export function JsonText({ text }: { text: string }) {
  if (!/^\s*[[{]/.test(text)) return text
  const parts = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [whole, string, colon] = match
    parts.push(text.slice(end, match.index))
    const kind = colon ? 'key' : string ? 'string' : 'number'
    parts.push(
      <span key={match.index} className={styles[kind]}>
        {string ?? whole}
      </span>,
      colon ?? '',
    )
    end = match.index + whole.length
  }
  return [...parts, text.slice(end)]
}
