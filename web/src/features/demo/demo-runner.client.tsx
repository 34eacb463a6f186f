'use client'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { Callout } from '../../ui/callout.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { accountsDemo } from './accounts-demo.ts'
import { CallPanel } from './call-panel.client.tsx'
import { Deck } from './deck.tsx'
import { DemoFields } from './demo-fields.tsx'
import styles from './demo.module.css'
import { passedName, type Demo, type Held } from './demo.ts'
import { succeeded } from './demo-state.ts'
import { explain } from './explain.ts'
import { HeldList } from './held-list.tsx'
import { paymentsDemo } from './payments-demo.ts'
import { ReturnNote } from './return-note.tsx'
import { useDemo } from './use-demo.client.tsx'

const DEMOS: Readonly<Record<Demo['key'], Demo>> = { accounts: accountsDemo, payments: paymentsDemo }

/** A demo with the portal's client id; without one it says so. `configured` must stay the same object. */
export function DemoRunner({ name, configured }: { name: Demo['key']; configured: Held }) {
  const demo = DEMOS[name]
  if (configured['clientId']) return <RunningDemo demo={demo} configured={configured} />
  return (
    <Callout tone="warning" title="Demo unavailable">
      <p>
        This portal has no client id for its demo. Read <SiteLink href={demo.guide}>the guide</SiteLink> instead.
      </p>
    </Callout>
  )
}

function RunningDemo({ demo, configured }: { demo: Demo; configured: Held }) {
  const { state, change, go, startOver, run } = useDemo(demo, configured)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(state.step)
  useEffect(() => {
    if (last.current !== state.step) heading.current?.focus()
    last.current = state.step
  }, [state.step])

  const step = demo.steps[state.step] ?? demo.steps[0]
  if (!step) return null
  const results = step.calls.map(({ id }) => state.results[id])
  const done = results.every(succeeded)
  const passed = step.calls.every((call) => state.held[passedName(call)] !== undefined)
  const trouble = results.map(explain).find((one) => one !== undefined)
  const busy = state.running !== undefined
  const next = demo.steps[state.step + 1]
  const address = step.leaves && state.held[step.leaves.held]
  return (
    <>
      <Deck steps={demo.steps} current={state.step} done={done} />
      <div className={styles['try']}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void run(step.calls)
          }}
        >
          <h2 ref={heading} tabIndex={-1} className={styles['title']}>
            {step.title}
          </h2>
          <p className={styles['text']}>{step.text}</p>
          <ReturnNote held={state.held} last={!next} />
          <DemoFields fields={step.fields ?? []} held={state.held} onChange={change} />
          <div className={styles['acts']}>
            <button type="submit" className={buttonClass({ secondary: done })} aria-disabled={busy} disabled={busy}>
              {busy ? 'Running…' : done ? 'Run again' : step.calls.length > 1 ? 'Run the calls' : 'Run the call'}
            </button>
            {passed && address && step.leaves && (
              <a className={buttonClass()} href={address}>
                {step.leaves.label}
              </a>
            )}
            {passed && !step.leaves && next && (
              <button type="button" className={buttonClass()} onClick={() => go(state.step + 1)}>
                Next: {next.label}
              </button>
            )}
            {state.step > 0 && (
              <button type="button" className={buttonClass({ secondary: true })} onClick={() => go(state.step - 1)}>
                Back
              </button>
            )}
          </div>
          {passed && step.leaves && <p className={styles['hint']}>{step.leaves.hint}</p>}
          {done && !next && (
            <Callout tone="tip" title="Done">
              <p>
                You have sent every call of a first integration. Read on in{' '}
                <SiteLink href={demo.guide}>the guide</SiteLink>.
              </p>
            </Callout>
          )}
          {trouble && (
            <Callout tone="danger" title={trouble.title} announce>
              <p>{trouble.text}</p>
              {trouble.step !== undefined && trouble.step !== state.step && (
                <button
                  type="button"
                  className={buttonClass({ secondary: true, small: true })}
                  onClick={() => go(trouble.step ?? 0)}
                >
                  Go back to step {trouble.step + 1}
                </button>
              )}
            </Callout>
          )}
          <HeldList shown={demo.shown} held={state.held} />
          {Object.keys(state.results).length > 0 && (
            <button type="button" className={buttonClass({ secondary: true, small: true })} onClick={startOver}>
              Start over
            </button>
          )}
        </form>
        <div className={styles['panels']}>
          {step.calls.map((call) => (
            <CallPanel
              key={call.id}
              call={call}
              held={state.held}
              result={state.results[call.id]}
              running={state.running === call.id}
            />
          ))}
          <p className={styles['hint']}>
            The address is this portal’s own sandbox: a copied request runs from your terminal as it stands.
          </p>
        </div>
      </div>
    </>
  )
}
