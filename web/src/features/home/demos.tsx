import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './home.module.css'

/** The two live demos. */
export function Demos() {
  return (
    <section className={`deep ${styles.section} ${styles.band}`} aria-labelledby="demos">
      <h2 id="demos">See it before you write a line</h2>
      <p className={styles.under}>Both demos run in the sandbox, with a test bank and no real money.</p>
      <ul className={styles.demos}>
        <li>
          <h3>Connect a bank</h3>
          <p>Open a widget session, log in to the test bank, and watch the accounts arrive with every request shown.</p>
          <SiteLink className={buttonClass({ onDeep: true })} href={paths.accountsDemo()}>
            Start the accounts demo
          </SiteLink>
        </li>
        <li>
          <h3>Collect 12.50 €</h3>
          <p>Create an order, approve it as the payer would, and follow its status until it is executed.</p>
          <SiteLink className={buttonClass({ onDeep: true, secondary: true })} href={paths.paymentsDemo()}>
            Start the payments demo
          </SiteLink>
        </li>
      </ul>
    </section>
  )
}
