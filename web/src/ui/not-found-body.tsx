import { paths } from '../paths.ts'
import { buttonClass } from './button.ts'
import { SiteLink } from './site-link.tsx'
import styles from './not-found-body.module.css'

type NotFoundBodyProps = {
  /** The address that was asked for. */
  path?: string | undefined
  near?: readonly { title: string; path: string }[]
  supportUrl?: string | undefined
}

/** The page for an address that leads nowhere: what happened, and the ways round it. */
export function NotFoundBody({ path: asked, near = [], supportUrl }: NotFoundBodyProps) {
  const words = wordsOf(asked ?? '')
  return (
    <div className={styles.page} data-layout="wide">
      <BrokenDeck />
      <p className={styles.code}>404{asked && ` ${asked}`}</p>
      <h1>There is no page here</h1>
      <p className={styles.lead}>
        The address may have changed, or lost a piece on the way.
        {near.length > 0 && ' These are the pages whose address comes closest.'}
      </p>
      {near.length > 0 && (
        <>
          <h2 className="visually-hidden">Nearest pages</h2>
          <ul className={styles.near}>
            {near.map(({ title, path }) => (
              <li key={path}>
                <SiteLink href={path}>{title}</SiteLink>
                <small className="mono">{path}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.ways}>
        {words && (
          <SiteLink className={buttonClass()} href={paths.search(words)}>
            Search for “{words}”
          </SiteLink>
        )}
        <SiteLink className={buttonClass(words ? { secondary: true } : {})} href={paths.home()}>
          Go to the home page
        </SiteLink>
        <SiteLink className={buttonClass({ secondary: true })} href={paths.reference()}>
          All API references
        </SiteLink>
      </p>
      {supportUrl && (
        <p className={styles.mend}>
          Followed a link on this site? <a href={supportUrl}>Tell us which one</a> and we will mend it.
        </p>
      )}
    </div>
  )
}

// What the last parts of an address say, as one would look for it.
function wordsOf(path: string): string {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1)
  return last
    .replace(/\.\w+$/, '')
    .split(/[-_.]+/)
    .filter(Boolean)
    .join(' ')
    .slice(0, 60)
}

function BrokenDeck() {
  return (
    <svg viewBox="0 0 720 130" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M60 92Q360-60 660 92" strokeWidth="1.25" stroke="var(--line-2)" strokeDasharray="3 5" />
      <path d="M0 92h286M434 92h286" />
      <path
        strokeWidth="1.25"
        d="M110 92V69.2M160 92V50.9M210 92V36.3M260 92V25.5M460 92V25.5M510 92V36.3M560 92V50.9M610 92V69.2"
      />
      <path d="M60 92v34M660 92v34" />
      <path stroke="var(--warn)" d="M300 104l34 10M352 122h30M398 112l26-6" />
    </svg>
  )
}
