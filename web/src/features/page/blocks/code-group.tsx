import { Fragment } from 'react'
import { items } from '../../../lib/list.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { MemberOf } from '../body-types.ts'
import { languageId, languageName } from '../code/languages.ts'
import type { RenderContext } from '../context.ts'
import { CodeLines } from './code-lines.tsx'
import { CodeTabs } from './code-tabs.client.tsx'
import styles from './code.module.css'

/** The same example in several languages. Every panel is in the page; the island shows one. */
export function CodeGroup({ value, context }: { value: MemberOf<'codeGroup'>; context: RenderContext }) {
  const tabs = items(value.tabs).map(({ _key, code, label }) => {
    const language = languageId(code?.language)
    return { key: _key, label: label ?? languageName(language), language, file: code?.filename ?? '' }
  })
  if (tabs.length === 0) return null
  const isRequest = items(value.tabs).every(({ example }) => example?.kind === 'request')
  return (
    <div className={styles['code']} data-code="" data-kind={isRequest ? 'request' : undefined}>
      <CodeTabs tabs={tabs} copy={<CopyButton />}>
        {items(value.tabs).map(({ _key, code, label }, index) => (
          <Fragment key={_key}>
            <p className={styles['panelLabel']} aria-hidden="true">
              {[tabs[index]?.label, code?.filename].filter(Boolean).join(' · ')}
            </p>
            <CodeLines code={code} name={label ?? 'Code'} highlight={context.highlight} />
          </Fragment>
        ))}
      </CodeTabs>
    </div>
  )
}
