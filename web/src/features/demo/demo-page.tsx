import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { accountsDemo } from './accounts-demo.ts'
import { DEFAULT_ORIGIN } from './default-origin.ts'
import styles from './demo-page.module.css'
import type { Demo } from './demo.ts'
import { paymentsDemo } from './payments-demo.ts'
import { renderRequest } from './render-request.ts'

/** A demo's page: what it is in the server's markup, and `children`, which runs it. */
export function DemoPage({
  name,
  crumbs,
  children,
}: {
  name: Demo['key']
  crumbs: readonly Crumb[]
  children: ReactNode
}) {
  const demo = name === 'accounts' ? accountsDemo : paymentsDemo
  return (
    <div data-layout="wide" className={styles['page']}>
      <Breadcrumbs crumbs={[...crumbs, { label: 'Live demo' }]} />
      <h1>{demo.title}</h1>
      <p className={styles['lead']}>{demo.lead}</p>
      <Outline demo={demo} />
      <div className={styles['live']}>{children}</div>
    </div>
  )
}

/** The whole demo to read, shown by a browser that does not run it. */
function Outline({ demo }: { demo: Demo }) {
  return (
    <div className={styles['outline']}>
      <p>
        Running the calls here needs JavaScript. These are the requests that the demo sends, in order; you can send them
        from a terminal. Replace the words in braces by what the answers give.
      </p>
      <ol>
        {demo.steps.map((step) => (
          <li key={step.id}>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
            {step.calls.map((call) => (
              <pre key={call.id}>
                <code>{renderRequest('curl', call.build(demo.defaults), DEFAULT_ORIGIN)}</code>
              </pre>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
