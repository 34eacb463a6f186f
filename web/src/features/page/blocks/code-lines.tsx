import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { CodeValue } from '../body-types.ts'
import { plain, type Highlight, type Token } from '../code/highlight.ts'
import { languageId } from '../code/languages.ts'
import { splitCode, splitPlaceholders, type CodeLine } from '../code/lines.ts'
import styles from './code.module.css'

/** The code itself: a scrollable region that the keyboard reaches. */
export function CodeLines({
  code,
  name,
  highlight,
}: {
  code: CodeValue | undefined
  name: string
  highlight: Highlight
}) {
  const language = languageId(code?.language)
  const lines = splitCode(code?.code ?? '', language)
  const text = lines.map((line) => line.text).join('\n')
  const tokens = language === 'diff' ? plain(text) : highlight(text, language)
  const marked = new Set(code?.highlightedLines ?? [])
  return (
    <ScrollRegion className={styles['scroll']} name={name}>
      <pre>
        <code data-language={language}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity and never move
            <Line
              key={index}
              line={line}
              tokens={line.skip ? [{ text: line.text }] : (tokens[index] ?? [])}
              marked={marked.has(index + 1)}
              language={language}
            />
          ))}
        </code>
      </pre>
    </ScrollRegion>
  )
}

type LineProps = { line: CodeLine; tokens: readonly Token[]; marked: boolean; language: string }

function Line({ line, tokens, marked, language }: LineProps) {
  const classes = [
    styles.line,
    marked && styles.marked,
    line.prompt && styles.prompt,
    line.skip && !line.change && styles.output,
    line.change && styles[line.change],
  ]
  return (
    <>
      <span className={classes.filter(Boolean).join(' ')} data-line="" data-skip={line.skip ? '' : undefined}>
        {tokens.map((token, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- tokens have no other identity and never move
          <Piece key={index} token={token} language={language} />
        ))}
      </span>
      {'\n'}
    </>
  )
}

function Piece({ token, language }: { token: Token; language: string }) {
  const parts = splitPlaceholders(token, language).map(({ text, placeholder }, index) =>
    placeholder ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity and never move
      <var key={index} className={styles.placeholder}>
        {text}
      </var>
    ) : (
      text
    ),
  )
  return token.kind ? <span className={styles[token.kind]}>{parts}</span> : parts
}
