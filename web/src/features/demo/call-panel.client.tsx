'use client'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import styles from './call-panel.module.css'
import type { DemoCall, Held } from './demo.ts'
import type { Result } from './demo-state.ts'
import { JsonText } from './json-text.tsx'
import { RequestTabs } from './request-tabs.client.tsx'

type CallPanelProps = { call: DemoCall; held: Held; result: Result | undefined; running: boolean }

/** A request and its answer, in one frame. */
export function CallPanel({ call, held, result, running }: CallPanelProps) {
  return (
    <section className={styles['pair']} aria-label={call.title}>
      <RequestTabs title={call.title} request={call.build(held)} />
      <div className={styles['response']} aria-busy={running}>
        <div className={styles['head']}>
          <b>Response</b>
          <output className={styles['status']} data-tone={toneOf(result, running)}>
            {statusOf(result, running)}
          </output>
          {result?.kind === 'answer' && !running && (
            <>
              <span className={styles['time']}>{result.milliseconds} ms</span>
              <CopyButton name={`Copy the response of: ${call.title}`} text={result.body} />
            </>
          )}
        </div>
        {result?.kind === 'answer' && !running ? (
          <ScrollRegion name={`Response of: ${call.title}`} className={styles['code']}>
            <pre>
              <code>
                {result.headers.map((line) => (
                  <span key={line} className={styles['header']}>{`${line}\n`}</span>
                ))}
                {result.headers.length > 0 && '\n'}
                <JsonText text={result.body} />
              </code>
            </pre>
          </ScrollRegion>
        ) : (
          <div className={styles['wait']} data-running={running ? '' : undefined} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        )}
      </div>
    </section>
  )
}

function statusOf(result: Result | undefined, running: boolean): string {
  if (running) return 'Running'
  if (!result) return 'Not sent yet'
  return result.kind === 'failure' ? 'No answer' : `${result.status} ${NAMES[result.status] ?? ''}`.trim()
}

function toneOf(result: Result | undefined, running: boolean): string {
  if (running || !result) return 'off'
  if (result.kind === 'failure' || result.status >= 500) return 'bad'
  return result.status >= 400 ? 'warn' : 'ok'
}

const NAMES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Not allowed',
  409: 'Conflict',
  422: 'Not possible',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
}
