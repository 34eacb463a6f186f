import { useId } from 'react'
import styles from './demo.module.css'
import type { DemoField, Held } from './demo.ts'

type DemoFieldsProps = {
  fields: readonly DemoField[]
  held: Held
  onChange: (name: string, value: string) => void
}

/** What the visitor may change of a request. The request beside it follows. */
export function DemoFields({ fields, held, onChange }: DemoFieldsProps) {
  return fields.map((field) => (
    <Field
      key={field.name}
      field={field}
      value={held[field.name] ?? ''}
      onChange={(value) => onChange(field.name, value)}
    />
  ))
}

type FieldProps = { field: DemoField; value: string; onChange: (value: string) => void }

function Field({ field: { label, hint, options }, value, onChange }: FieldProps) {
  const id = useId()
  const shared = { id, className: styles['input'], value, ...(hint && { 'aria-describedby': `${id}-hint` }) }
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} maxLength={140} spellCheck={false} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}
