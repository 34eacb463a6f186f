import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { MemberOf } from '../body-types.ts'
import type { OperationInfo, RenderContext } from '../context.ts'
import styles from './api-operation.module.css'
import { Callout } from '../../../ui/callout.tsx'
import { MethodBadge } from '../../../ui/method-badge.tsx'

/** An operation of an API as a guide shows it, drawn from the API's description. */
export function ApiOperation({ value, context }: { value: MemberOf<'apiOperation'>; context: RenderContext }) {
  const operation = context.findOperation(value.api, value.operation)
  if (!operation)
    return (
      <Callout tone="note" title="Operation not described">
        <p>
          <code>{value.operation}</code> is not part of the API description that this page refers to.
        </p>
      </Callout>
    )
  const { method, path, summary, parameters, requestBody } = operation
  return (
    <section className={styles['operation']} aria-label={`${method} ${path}`}>
      <div className={styles['call']}>
        <MethodBadge method={method} />
        <code>{path}</code>
        <CopyButton name="Copy the path" text={path} />
      </div>
      {summary && <p>{summary}</p>}
      <Facts operation={operation} />
      <Fields title="Parameters" fields={parameters} />
      <Fields title="Body" fields={requestBody} />
    </section>
  )
}

function Facts({ operation: { servers, security, referencePath } }: { operation: OperationInfo }) {
  const scopes = [...new Set(security.flatMap((choice) => choice.scopes))]
  // The sandboxes come first in a description, the portal's own at a relative address; a guide speaks of production.
  const server = servers.findLast((url) => URL.canParse(url))
  return (
    <dl className={styles['facts']}>
      {server && <Fact name="Host" value={<code>{hostOf(server)}</code>} />}
      {scopes.length > 0 && (
        <Fact
          name="Scope"
          value={scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        />
      )}
      {referencePath && <Fact name="Full schema" value={<SiteLink href={referencePath}>API reference</SiteLink>} />}
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

type FieldsProps = { title: string; fields: OperationInfo['requestBody'] }

function Fields({ title, fields }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <details className={styles['fields']}>
      <summary>
        <Icon name="right" />
        {title} <span>{fields.length}</span>
      </summary>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>
              <code>{field.name}</code> <span>{field.type}</span>
              {field.required && <strong> required</strong>}
            </dt>
            {field.description && <dd>{firstSentence(field.description)}</dd>}
          </div>
        ))}
      </dl>
    </details>
  )
}

function hostOf(server: string): string {
  return URL.canParse(server) ? new URL(server).host : server
}

// Descriptions are Markdown; their first sentence without its marks is enough here, the reference has the rest.
function firstSentence(description: string): string {
  const plain = description.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
  return /^.*?[.!?](?=\s|$)/s.exec(plain)?.[0] ?? plain
}
