import styles from './method-badge.module.css'

const TONES: Readonly<Record<string, string | undefined>> = {
  GET: styles['get'],
  POST: styles['post'],
  PUT: styles['put'],
  PATCH: styles['patch'],
  DELETE: styles['delete'],
}

/** The method of an operation, in its colour. */
export function MethodBadge({ method }: { method: string }) {
  const name = method.toUpperCase()
  return <span className={`${styles['method']} ${TONES[name] ?? styles['get']}`}>{name}</span>
}
