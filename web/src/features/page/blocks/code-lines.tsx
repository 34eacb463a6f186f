import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { CodeValue } from '../body-types.ts'
import { codeHtml } from '../code/code-html.ts'
import type { Highlight } from '../code/highlight.ts'
import { languageId } from '../code/languages.ts'
import styles from './code.module.css'

type CodeLinesProps = { code: CodeValue | undefined; name: string; highlight: Highlight }

/** The code itself: a scrollable region that the keyboard reaches. */
export function CodeLines({ code, name, highlight }: CodeLinesProps) {
  return (
    <ScrollRegion className={styles['scroll']} name={name}>
      <pre>
        <code
          data-language={languageId(code?.language)}
          dangerouslySetInnerHTML={{ __html: codeHtml(code, highlight, styles) }}
        />
      </pre>
    </ScrollRegion>
  )
}
