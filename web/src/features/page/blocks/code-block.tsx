import { STATUS_CODES } from 'node:http'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { MemberOf } from '../body-types.ts'
import { languageId, languageName } from '../code/languages.ts'
import type { RenderContext } from '../context.ts'
import { CodeLines } from './code-lines.tsx'
import frame from './code-frame.module.css'
import styles from './code.module.css'
import { MethodBadge } from '../../../ui/method-badge.tsx'

type CodeBlockProps = { value: MemberOf<'codeBlock'>; context: RenderContext }

/** One piece of code with its head: what it is, its file, the copy button. */
export function CodeBlock({ value, context }: CodeBlockProps) {
  const { code, label, example } = value
  const kind = example?.kind
  // The status says itself what a label such as "201 Created" would say again.
  const own = example?.status && label?.startsWith(String(example.status)) ? undefined : label
  const title = own ?? (kind === 'request' ? 'Request' : kind === 'response' ? 'Response' : undefined)
  const named = title ?? code?.filename
  return (
    <div className={styles.code} data-code="" data-kind={kind}>
      <div className={frame.head}>
        {title && <b>{title}</b>}
        {kind === 'request' && example?.operation && <Call operation={example.operation} />}
        {example?.status && <Status status={example.status} />}
        {!named && !example?.status && <span>{languageName(languageId(code?.language))}</span>}
        <span className={title ? frame.file : frame.path}>{code?.filename}</span>
        {!title && <span className={frame.space} />}
        <CopyButton />
      </div>
      <CodeLines code={code} name={named ?? 'Code'} highlight={context.highlight} />
    </div>
  )
}

function Call({ operation }: { operation: string }) {
  const [method = '', path = ''] = operation.split(' ')
  return (
    <>
      <MethodBadge method={method} />
      <span className={frame.path}>{path}</span>
    </>
  )
}

/** The status of a response: a dot, a number and a word, so that the colour is never alone. */
function Status({ status }: { status: number }) {
  const tone = status < 300 ? styles.ok : status < 400 ? styles.moved : status < 500 ? styles.refused : styles.failed
  return (
    <span className={`${styles.status} ${tone}`}>
      {status} {STATUS_CODES[status]}
    </span>
  )
}
