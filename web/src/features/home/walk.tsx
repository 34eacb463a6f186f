import styles from './home.module.css'

const STEPS = [
  { title: 'Get credentials', line: 'A sandbox client id and secret, the day you ask.', call: 'POST /token' },
  { title: 'Create a user', line: 'Your own reference, no personal data needed.', call: 'POST /v3/users' },
  {
    title: 'Open the widget',
    line: 'The user picks a bank and consents there.',
    call: 'POST /v3/widget/widget_session',
  },
  { title: 'Read the data', line: 'A webhook tells you when; you ask for what.', call: 'GET /v3/transactions' },
] as const

/** The four steps of an integration. */
export function Walk() {
  return (
    <section className={styles.section} aria-labelledby="walk">
      <h2 id="walk">How it works</h2>
      <ol className={styles.walk}>
        {STEPS.map(({ title, line, call }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{line}</p>
            <code>{call}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
