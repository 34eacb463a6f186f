import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './home.module.css'

const NIGHTS = Array.from({ length: 24 }, (_, night) => `M${18 + night * 12} 38V28`).join('')
const RISING = [28, 24, 25, 20, 21, 16, 18, 13, 11, 14, 9, 6].map((top, k) => `M${30 + k * 24} 38V${top}`).join('')

/** The three access modes, with a drawing of what each refreshes. */
export function AccessModes() {
  return (
    <section className={styles.section} aria-labelledby="modes">
      <h2 id="modes">Choose how long you need the data</h2>
      <p className={styles.under}>
        The access mode decides the consent you ask for, what is refreshed and when you must delete.
      </p>
      <div className={`${styles.columns} ${styles.spaced}`}>
        <Mode
          mode="continuous"
          name="Continuous"
          line="One consent, up to 180 days, a refresh each night. For budgeting, accounting and treasury."
        >
          <path d="M0 38h320" />
          <path d="M6 38V14M306 38V14" strokeWidth="2" />
          <path d={NIGHTS} opacity=".55" />
        </Mode>
        <Mode
          mode="one-time"
          name="One-time"
          line="A single reading, then the user is deleted. For credit files and income checks."
        >
          <path d="M0 38h96" />
          <path d="M96 38h224" strokeDasharray="2 6" opacity=".5" />
          <path d="M6 38V14" strokeWidth="2" />
          <path d="M90 32l12 12M102 32L90 44" />
        </Mode>
        <Mode
          mode="wealth"
          name="Wealth"
          line="Savings, life insurance, securities and loans, beyond what PSD2 covers."
        >
          <path d="M0 38h320" />
          <path d="M6 38V14M306 38V14" strokeWidth="2" />
          <path d={RISING} strokeWidth="6" opacity=".55" />
        </Mode>
      </div>
    </section>
  )
}

type ModeProps = { mode: 'continuous' | 'one-time' | 'wealth'; name: string; line: string; children: ReactNode }

function Mode({ mode, name, line, children }: ModeProps) {
  return (
    <div>
      <svg
        className={styles.glyph}
        viewBox="0 0 320 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        preserveAspectRatio="xMinYMid meet"
        aria-hidden="true"
      >
        {children}
      </svg>
      <h3>{name}</h3>
      <p>{line}</p>
      <p>
        <SiteLink href={paths.accountsMode(mode)}>Integrate in {mode} mode</SiteLink>
      </p>
    </div>
  )
}
