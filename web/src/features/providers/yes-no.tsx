import { Icon } from '../../ui/icon.tsx'
import styles from './tables.module.css'

/** A tick or a dash, and the word for it. */
export function YesNo({ yes }: { yes: boolean }) {
  return (
    <>
      <Icon name={yes ? 'check' : 'minus'} className={yes ? styles.yes : styles.no} />
      <span className="visually-hidden">{yes ? 'Yes' : 'No'}</span>
    </>
  )
}
